"""What may happen: the setup, turns and the choices in them, and the carrying out of actions."""
