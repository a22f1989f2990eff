"""Every card of the game, once: goods with their ideas, developments with their words beside what they do."""
