"""The words of Riftbound in scenario lines."""
