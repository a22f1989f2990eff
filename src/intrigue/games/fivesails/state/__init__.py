"""The table as data: `layout` has the names, `table` the state itself, the others what it is made of."""
