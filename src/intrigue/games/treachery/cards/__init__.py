"""Every card once: characters, action cards, agendas."""
