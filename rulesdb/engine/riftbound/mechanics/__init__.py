"""Mechanics of Riftbound as tables."""
