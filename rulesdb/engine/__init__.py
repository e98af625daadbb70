"""The rules as behaviour: reads no shelf, cites numbers."""
