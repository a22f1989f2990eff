"""A sensible player, who knows what each faction is after."""
