"""What may happen: the turn step by step, paying, reactions, Heroes."""
