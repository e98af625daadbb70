"""Magic: The Gathering by its Comprehensive Rules of 7 August 2026."""

EDITION = "2026-08-07"
