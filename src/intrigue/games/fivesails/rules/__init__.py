"""The rules, by subject."""
