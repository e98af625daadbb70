"""The conditions of every try: each yields checks, held or not, with the rules that ask for it."""
