"""A card as somebody describes or pastes it: what of it is understood, and what is passed over."""
