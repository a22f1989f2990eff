"""What may happen: the setup, the turn step by step, paying, reactions, Heroes, the end."""
