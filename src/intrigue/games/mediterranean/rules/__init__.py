"""What may happen, by phase: production, trading floor, resolution, development, civic phase."""
