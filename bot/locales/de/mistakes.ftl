# Was jemand getippt hat und was sich nicht beantworten lässt.  Zitiertes steht wie getippt.

perhaps = Vielleicht { $suggestions }?
mistake-at-line = Zeile { $line }: { $text }
mistake-at-column = Zeile { $line }, Spalte { $column }: { $text }
mistake-in-file = { $file }: { $text }

mistake-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
mistake-unknown-choice = Die Option „{ $option }“ kennt „{ $value }“ nicht.
mistake-option-missing = Der Befehl „{ $command }“ braucht die Option „{ $option }“.
mistake-option-twice = Die Option „{ $option }“ steht zweimal da.
mistake-option-too-long = Die Option „{ $option }“ fasst höchstens { $longest } Zeichen.
mistake-no-such-file = Eine lesbare Datei „{ $file }“ gibt es nicht.
mistake-not-utf-8 = Die Datei „{ $file }“ ist kein UTF-8-Text.

mistake-unreadable-too-long = Ein Szenario hat höchstens 4.000 Zeichen; dieses hat { $found }.
mistake-unreadable-too-many-lines = Ein Szenario hat höchstens 200 Zeilen.
mistake-unreadable-too-many-objects = Ein Szenario hat höchstens 64 Objekte.
mistake-unreadable-too-slow = Das Szenario brauchte länger als erlaubt.
mistake-unreadable-name-taken = Zwei Objekte heißen „{ $found }“; nummeriere sie, etwa { $found }#1 und { $found }#2.
mistake-unreadable-nothing-to-resolve = Es ist nichts da, was verrechnet werden könnte.
mistake-unreadable-never-comes = „{ $found }“ kommt nie.
mistake-unreadable-no-such-moment = Diesen Zeitpunkt gibt es nicht: { $found }.
mistake-unreadable-game = „{ $found }“ ist kein Spiel, das die Engine kennt.
mistake-unreadable-players = „{ $found }“ geht nicht als Spieler: Nenne zwei bis vier von A, B, C und D.
mistake-unreadable-player = „{ $found }“ ist kein Spieler dieses Szenarios.
mistake-unreadable-line = Eine Zeile beginnt mit einem Spieler oder mit einem Wort und Doppelpunkt; diese beginnt mit „{ $found }“.
mistake-unreadable-step = „{ $found }“ ist kein Segment.
mistake-unreadable-verdict = „{ $found }“ ist kein Urteil.
mistake-unreadable-verb = „{ $found }“ ist nichts, was ein Spieler hier tun kann.
mistake-unreadable-end = Hier kann nichts folgen, doch da steht „{ $found }“.
mistake-unreadable-object = Kein Objekt heißt „{ $found }“.
mistake-unreadable-name = „{ $found }“ kann kein Name sein.
mistake-unreadable-card-type = „{ $found }“ ist kein Kartentyp.
mistake-unreadable-effect = „{ $found }“ ist kein Effekt, den die Engine kennt.
mistake-unreadable-fact = „{ $found }“ sagt nichts, was die Engine über ein Objekt weiß.
mistake-unreadable-facts-missing = Was ist „{ $found }“? Beschreibe es nach einem Gleichheitszeichen.
mistake-unreadable-mana = „{ $found }“ lässt sich nicht als Mana lesen.
mistake-unreadable-cost = „{ $found }“ lässt sich nicht als Kosten lesen.
mistake-unreadable-number = „{ $found }“ ist keine Zahl, die hier passt.
mistake-unreadable-situation = „{ $found }“ ist nichts, was eine Zeile aufbauen kann.
mistake-unreadable-stack = „{ $found }“ kann nicht auf den Stapel: Sag, wer was wirkt oder aktiviert.
mistake-unreadable-zone = „{ $found }“ ist keine Zone.
mistake-unreadable-state = „{ $found }“ ist kein Zustand eines Objekts.
mistake-unreadable-expectation = „{ $found }“ ist nichts, was man erwarten kann.
mistake-unreadable-cast-for = „{ $found }“ ist keine Art zu wirken, die die Engine kennt.
mistake-unreadable-cast-with = „{ $found }“ sind keine zusätzlichen Kosten, die die Engine kennt.
mistake-unreadable-cast-targeting = „{ $found }“ kann hier kein Ziel sein.
