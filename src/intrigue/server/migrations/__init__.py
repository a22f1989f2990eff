"""The database, step by step. The server runs what is missing when it starts."""
