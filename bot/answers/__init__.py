"""Question in, answer out: plain functions that know no Discord."""
