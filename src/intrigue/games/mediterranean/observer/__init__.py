"""What a seat observes, as numbers: the blocks, who writes them, and legal actions as rows."""
