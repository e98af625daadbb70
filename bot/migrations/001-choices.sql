-- What was chosen for a server, or for one channel of it; channel 0 is the server itself.
CREATE TABLE place (
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    value   TEXT    NOT NULL,
    PRIMARY KEY (server, channel, name)
) STRICT, WITHOUT ROWID;

-- What a person chose for themselves.
CREATE TABLE person (
    id    INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (id, name)
) STRICT, WITHOUT ROWID;

-- Which application the file belongs to; another one must not take its servers for left.
CREATE TABLE owner (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    application INTEGER NOT NULL
) STRICT;
