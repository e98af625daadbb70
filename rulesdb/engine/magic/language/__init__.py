"""The words of Magic in scenario lines."""
