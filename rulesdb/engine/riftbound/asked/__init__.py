"""What a player of Riftbound may ask about, one file a kind of thing."""
