"""Lines as people say them, put into the words of the scenario language.

Whatever is not understood here is left as it stands, and the reader of the language names it.
"""
