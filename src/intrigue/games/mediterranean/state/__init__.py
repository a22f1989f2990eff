"""The table as plain data, and how it is dealt anew for somebody who cannot see all of it."""
