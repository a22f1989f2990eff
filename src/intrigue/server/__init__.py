"""Tables on the network: http, websockets, storage. Nothing leaves here but a seat's view and a seat's events."""
