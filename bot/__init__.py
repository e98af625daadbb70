"""Discord and terminal: listens, words, sends."""
