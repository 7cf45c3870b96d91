"""Everything about moments: told what happened and what time it is, it says what to make and when to ask again."""
