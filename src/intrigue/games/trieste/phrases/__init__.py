"""What is asked, offered, refused and told, and what cards do: kinds that the catalogues in `words` have words for, and
what they are about. Nothing here is a sentence."""
