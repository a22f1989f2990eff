"""What may happen: turns and the choices in them, and the carrying out of actions."""
