"""What a game in progress is made of. `state` is the whole of it, `names` and `printed` say what can stand on a card,
`numbers` and `city` have the names of everything else."""
