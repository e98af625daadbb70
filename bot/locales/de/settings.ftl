# Was für einen Server, einen Kanal oder eine Person gewählt wurde; die Hilfe; und was zu keiner Antwort gehört.

button-cite = Zitat
citation-copy = Kopiere das, um die Regel zu zitieren.
mistake-too-slow = Das hat länger gedauert, als eine Antwort dauern darf. Frag nach weniger auf einmal.
