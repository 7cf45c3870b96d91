"""What outlives the process: guests, tables, matches and every move."""
