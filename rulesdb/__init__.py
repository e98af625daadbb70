"""The rules of card games, as text and as behaviour; knows no Discord."""
