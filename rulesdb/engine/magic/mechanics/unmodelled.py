"""What cards say of combat and the battlefield that is not modelled, and the rule about it."""

# A pattern of the words, and the rule that governs what they say.
UNMODELLED = (
    (r"bands with other", "702.22b"),
    (r"trample over planeswalkers", "702.19c"),
    (r"can block (?:an|one|two|any|up|\d)\b", "509.1a"),
    (r"must be blocked|must block|blocks? (?:each|this) (?:combat|turn)", "509.1c"),
    (r"block it do so|able to block .* do so", "509.1c"),
    (r"unless (?:its|their) controllers? pays?|cost .* to (?:attack|block)", "508.1h"),
    (r"can't attack .*unless|can't attack (?:you|the)|attacks? alone|only attack", "508.1c"),
    (r"can't be blocked (?:except|by|unless|as long)|block only", "509.1b"),
    (r"can't block .*unless|can't block .* with", "509.1b"),
    (r"assigns? .*combat damage|as though it weren't blocked", "510.1a"),
    (r"damage equal to its toughness", "510.1a"),
    (r"prevent", "615.1"),
    (r"\binstead\b", "614.1"),
    (r"loses all (?:other )?abilities|base power", "613.1"),
    (r"becomes? an? |is an? .* in addition", "613.1"),
    (r"copy of|copies", "707.2"),
    (r"exert", "701.43a"),
    (r"monarch", "725.1"),
    (r"transforms?", "701.27a"),
)  # fmt: skip
