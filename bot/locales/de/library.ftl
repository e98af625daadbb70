# Die Bibliothek: was ein Import getan hat, was gespeichert ist.

why-note = ein Artikel darüber

mistake-document-unknown = Ein Dokument „{ $name }“ ist nicht gespeichert.
mistake-date-unreadable = „{ $date }“ ist kein Datum; so schreiben: 2026-08-07.
mistake-file-exists = „{ $path }“ gibt es schon; nichts wurde überschrieben.
mistake-shelf-read-only = In „{ $path }“ lässt sich nicht schreiben: Den Ordner gibt es nicht, oder er oder die Datei ist schreibgeschützt.
mistake-shelf-unreadable = „{ $path }“ lässt sich nicht lesen: Es ist kein Datenordner, oder das Recht zu lesen fehlt.
mistake-shelf-full = „{ $path }“ ließ sich nicht zu Ende schreiben: Der Datenträger ist voll oder am Limit. Nichts wurde geändert.
mistake-shelf-busy = Ein anderer Prozess schreibt gerade in „{ $path }“. Gleich noch einmal versuchen.
mistake-shelf-damaged = „{ $path }“ ist beschädigt oder keine Bibliothek. Eine Sicherung an die Stelle setzen oder die Dokumente in einen neuen Ordner importieren.
mistake-shelf-newer = Eine neuere Version von Foresight hat die Bibliothek geschrieben. Aktualisieren oder eine Sicherung an die Stelle setzen.

extent-whole = vollständig
taken-added = aufgenommen
taken-present = schon da
taken-refused = abgelehnt
counts = Regeln { $rules } · Beispiele { $examples } · Glossar { $glossary } · Notizen { $notes }

refused-no-such-file = die Datei lässt sich nicht lesen
refused-is-folder = das ist ein Ordner; nenne die Dateien darin
refused-too-large = größer als jedes Regeldokument: mehr als { $most } Megabyte
refused-empty = die Datei enthält keinen Text
refused-not-text = die Datei ist kein Text
refused-unknown-encoding = die Kodierung ist nicht zu erkennen
refused-broken-encoding = die Datei gibt sich als { $encoding } aus, ist es aber nicht
refused-lost-characters = Zeichen ({ $count }) sind schon vorher verloren gegangen; das Original besorgen
refused-extra-missing = um { $format } zu lesen, foresight-rules[{ $extra }] installieren
refused-broken-file = die { $format }-Datei ist beschädigt ({ $why })
refused-markup = das ist { $format }, nicht der Text selbst; zuerst als Text speichern
refused-no-text = die { $format }-Datei enthält keinen Text, nur Bilder davon
refused-unclean-text = { $count } Zeichen der { $format }-Datei bedeuten nur in ihrer eigenen Schrift etwas, etwa Manasymbole; die Textfassung besorgen
refused-torn-columns = ein zweispaltiger Scan, quer über beide Spalten gelesen: Die Sätze sind zerrissen
refused-unknown-game = darin wird kein Spiel genannt; mit --game angeben
refused-unknown-language = die Sprache ist nicht zu erkennen; mit --lang angeben
refused-no-rules = nichts darin liest sich wie Regeln
refused-other-text = { $name } ist mit einem anderen Text gespeichert; --replace setzt diesen an seine Stelle
refused-incomplete = nur { $rules } Regeln, { $name } hat { $before }: Da fehlt etwas
refused-shelf-read-only = in { $path } lässt sich nicht schreiben
refused-shelf-unreadable = { $path } lässt sich nicht lesen
refused-shelf-full = { $path } kann nicht wachsen: Der Datenträger ist voll oder am Limit; nichts wurde geändert
refused-shelf-busy = ein anderer Prozess schreibt gerade in { $path }; gleich noch einmal versuchen
refused-shelf-damaged = { $path } ist beschädigt oder keine Bibliothek
refused-shelf-newer = eine neuere Version von Foresight hat die Bibliothek geschrieben

noted-undated = ohne Datum, gilt daher nie als aktuell; das Datum mit --date angeben
noted-ahead = in Kraft ab { $date }

library-empty = Noch ist nichts importiert; die mitgelieferten Texte antworten.
library-removed = { $name } entfernt
library-saved = gesichert in { $path }
library-sound = unversehrt: { $name }
library-altered = seit dem Import verändert: { $name }
library-index-lost = Der Textindex passt nicht zu den Texten; die Dokumente in einen neuen Ordner importieren.
library-cites = { $count } Verweise führen zu keiner Regel dieses Dokuments
label-source = Quelle
label-outline = Abschnitte
