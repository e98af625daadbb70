"""What a question in somebody's own words says: what they want to do, and when."""
