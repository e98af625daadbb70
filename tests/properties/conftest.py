"""How many examples a law is tried with: 150, or what FORESIGHT_EXAMPLES says."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "foresight",
    max_examples=int(os.environ.get("FORESIGHT_EXAMPLES", "150")),
    deadline=None,
    # The texts that are spoilt here are long, which costs nothing that matters.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("foresight")
