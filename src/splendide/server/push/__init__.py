"""What browsers are told while no page is open, through the push services of their makers (RFC 8030, 8291, 8292)."""
