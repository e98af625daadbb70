"""The rules as text: documents read, stored, named and found."""
