# What was chosen for a server, a channel or a person; help; and what else belongs to no answer.

button-cite = Citation
citation-copy = Copy this to cite the rule.
mistake-too-slow = This took longer than an answer may take. Ask about less at once.
