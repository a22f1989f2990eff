"""What may happen: the setup, turns and the choices in them, the carrying out of actions, and the end."""
