-- One row a document.  `part` tells apart what else would share a key: the first number of an
-- excerpt, title and source of an article, the title of an undated text.  `sha256` is of the
-- bytes that came in, `digest` of what was read from them.
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  document TEXT NOT NULL,
  standing TEXT NOT NULL,
  extent TEXT NOT NULL,
  title TEXT NOT NULL,
  date TEXT,
  part TEXT NOT NULL,
  source TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  digest TEXT NOT NULL,
  rules INTEGER NOT NULL,
  examples INTEGER NOT NULL,
  glossary INTEGER NOT NULL,
  notes INTEGER NOT NULL
);

CREATE UNIQUE INDEX document_key
ON document (game, language, document, extent, coalesce(date, ''), part);

-- A text that many editions share is stored, and indexed, once a game and language.  `indexed`
-- names the index that holds it: `fresh` where a newest edition has it, `older` where only past
-- ones do.
CREATE TABLE passage (
  id INTEGER PRIMARY KEY,
  hash INTEGER NOT NULL,
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  heading TEXT NOT NULL,
  text TEXT NOT NULL,
  indexed TEXT NOT NULL
);

CREATE INDEX passage_hash ON passage (hash);

-- Everything in a document, in its order.  An example follows the rule that it is of.
CREATE TABLE entry (
  document INTEGER NOT NULL REFERENCES document,
  place INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('rule', 'example', 'term', 'note')),
  number TEXT,
  parent TEXT,
  about TEXT,
  passage INTEGER NOT NULL REFERENCES passage,
  PRIMARY KEY (document, place)
) WITHOUT ROWID;

CREATE INDEX entry_passage ON entry (passage);

-- The texts come folded and cut into tokens, so the tokenizer has only spaces to find; user text
-- goes through the same fold and never reaches the query syntax.  `scope` is game and language.
CREATE VIRTUAL TABLE fresh USING fts5 (scope, heading, text, content = '', tokenize = 'ascii');
CREATE VIRTUAL TABLE older USING fts5 (scope, heading, text, content = '', tokenize = 'ascii');
INSERT INTO fresh (fresh, rank) VALUES ('rank', 'bm25(0.0, 4.0, 1.0)');
INSERT INTO older (older, rank) VALUES ('rank', 'bm25(0.0, 4.0, 1.0)');
