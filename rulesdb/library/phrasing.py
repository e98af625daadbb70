"""What a person typed as queries of the text index, strict and lenient."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterable

# Words that ask rather than name.
_FILLERS = {
    "en": """a an the and or of to in on at for from with by as if it its is are be was been being
    do does did done what when where which who whose how why can could may should will
    would i me my mine you your yours we us our ours he him his she her they them their there here
    that this these those then so than just also into onto while during because about explain mean
    means define rule rules please vs versus happen happens happened have has had get gets got let
    know tell say says need want use using any some per work works working difference between s t ll
    re ve d m someone somebody anyone something anything exactly actually really ever allowed able
    possible whether affected question""",
    "fr": """le la les l un une des du de d et ou à a au aux en dans sur pour par avec que qui qu
    quoi quand où comment pourquoi est ce c cet cette ces ça cela sont suis sera serait être était
    je j mon ma mes tu ton ta tes se s son sa ses on nous vous votre vos notre nos peut peux puis
    peuvent il elle ils elles y t m n ne si quel quelle quels quelles lui leur leurs fait faire
    passe comme donc alors mais car ont ai avoir lorsque quelqu marche fonctionne entre différence
    règle règles définition vs moment chaque veut dire signifie vraiment possible droit autorisé
    autorisée autorisés autorisées faut besoin
    marchent marcher fonctionnent fonctionner pouvoir""",
    "de": """der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur im
    in am an auf für mit bei beim aus nach wie was wann wo wer warum wenn ob dass dann ist sind bin
    ich mich mir mein meine meinen meinem meiner meins du dich dir dein deine deinen er ihn ihm sie
    ihr ihre ihrem es sein seine seinem seinen wir uns man kann können könnte darf dürfen soll hat
    habe haben hatte so auch aber denn als diese dieser dieses diesem jener welche welcher welches
    passiert geschieht heißt funktioniert zwischen unterschied regel regeln wird werden wurde pro
    vs jemand eigentlich wirklich überhaupt möglich erlaubt bedeutet gilt bitte
    brauche braucht brauchen spät uhr gibt funktionieren""",
    "ja": """と の は が を に へ で も や から まで とは ルール について できますか できる できます
    ですか どうなる どうなりますか なりますか なります ときに とき しますか します する した して
    される された している でしょうか ありますか あります なんですか どうすれば 場合
    時 違 仕組 仕方 働 教えて ください 意味 方法 何 方 遊 使""",
}
FILLERS = {
    language: frozenset(word for words in {own, _FILLERS["en"]} for word in fold.words(words))
    for language, own in _FILLERS.items()
}
_ENDING = re.compile("(?:es|s|en|e|n|ed|ing)$")
SHORTEST_STEM, LONG_STEM, LONGEST_ENDING = 3, 5, 3
# After a short stem, other letters would make another word of it: a car is no card.
_SHORT_ENDING = "(?:e|s|es|en|n|er|ed|ing|t|te|em|ent|ee|ees|x)?"
MOST_WORDS = 16  # more would only cost time: no text holds so many and one more


def strict(words: Iterable[str]) -> str:
    """All the words as they are.

    >>> strict(telling('upkeep "OR" 予顕', "en"))
    '"upkeep" AND "予顕"'
    """
    return " AND ".join(map(_exactly, words))


def lenient(words: Iterable[str]) -> str:
    """All the words, in any ending.

    >>> lenient(telling("when do the triggers resolve", "en"))
    '("triggers" OR "trigger" *) AND ("resolve" OR "resolv" *)'
    """
    return " AND ".join(map(_loosely, words))


def any_of(words: Iterable[str]) -> str:
    """Any of the words, in any ending."""
    return " OR ".join(map(_loosely, words))


def holds(text: str, word: str) -> bool:
    """Whether a text, given as `spaced`, has a word in any ending.

    >>> holds(spaced("Put triggers!"), "trigger"), holds(spaced("裏向きの"), "裏向")
    (True, True)
    >>> holds(spaced("for that purpose"), "pure"), holds(spaced("a card"), "car")
    (False, False)
    """
    if fold.is_japanese(word):
        return word in text
    root = stem(word)
    ending = f"[^ ]{{0,{LONGEST_ENDING}}}" if len(root) >= LONG_STEM else _SHORT_ENDING
    ending = ending if len(root) >= SHORTEST_STEM else word[len(root) :]
    return re.search(f" {re.escape(root)}{ending} ", text) is not None


def spaced(text: str) -> str:
    """The words of a text, folded, with a space on either side of each."""
    return f" {' '.join(fold.words(text))} "


def telling(query: str, language: str) -> list[str]:
    """The words of a query that name something; all of them where none does.

    Japanese is cut where its script changes.
    """
    said = list(dict.fromkeys(part for word in fold.words(query) for part in _parts(word)))
    return (_named(said, language) or said)[:MOST_WORDS]


def telling_only(query: str, language: str) -> list[str]:
    """The words of a query that name something, be it none.

    >>> telling_only("what is the upkeep", "en"), telling_only("what is it?", "en")
    (['upkeep'], [])
    """
    said = dict.fromkeys(part for word in fold.words(query) for part in _parts(word))
    return _named(said, language)


def _named(said: Iterable[str], language: str) -> list[str]:
    return [part for part in said if part not in FILLERS[language]]


def scoped(match: str, scopes: Iterable[str]) -> str:
    """The query within some games and languages, each pair written as a `scope`."""
    within = " OR ".join(f'"{scope}"' for scope in sorted(scopes))
    return f"scope : ({within}) AND {anywhere(match)}"


def anywhere(match: str) -> str:
    """The query within any game and language."""
    return f"{{heading text}} : ({match})"


def scope(game: str, language: str) -> str:
    """What the index calls the texts of a game in a language."""
    return game + language


def _parts(word: str) -> list[str]:
    return fold.stretches(word) if fold.is_japanese(word) else [word]


def _exactly(word: str) -> str:
    if not fold.is_japanese(word):
        return f'"{word}"'
    return f'"{" ".join(fold.pairs(word))}"' if len(word) > 1 else f'"{word}" *'


def _loosely(word: str) -> str:
    root = stem(word)
    if fold.is_japanese(word) or len(root) < SHORTEST_STEM:
        return _exactly(word)
    return f'("{word}" OR "{root}" *)'


def stem(word: str) -> str:
    """The word without its ending.

    >>> stem("triggers"), stem("resolved")
    ('trigger', 'resolv')
    """
    return _ENDING.sub("", word)
