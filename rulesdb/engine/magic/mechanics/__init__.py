"""Mechanics as tables: frozen rows, one file a kind."""
