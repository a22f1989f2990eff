"""The table as data. `names` and `printed` say what can stand on a card; `layout` has the names of everything else,
`table` is the state itself, the others what it is made of."""
