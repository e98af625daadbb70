"""What a player of Riftbound may ask "can I … now?" about, as lines with holes."""

from __future__ import annotations

from rulesdb.engine.riftbound.asked.answering import ANSWERED
from rulesdb.engine.riftbound.asked.doing import DONE
from rulesdb.engine.riftbound.asked.happening import AT_WILL, BY_ITSELF
from rulesdb.engine.riftbound.asked.playing import PLAYED

ASKS = {ask.key: ask for ask in (*PLAYED, *DONE, *BY_ITSELF, *AT_WILL, *ANSWERED)}
