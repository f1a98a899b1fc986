import * as parse from './setting-parsers'

/** Where the data is stored, and what answers reads. */
export const dataSettings = {
  DATA_DIR: {
    group: 'Data',
    parse: parse.parsePath,
    allowed: 'a folder',
    fallback: '.data',
    meaning:
      'Folder of the embedded database and the photos. Only one process may use it at a time.',
  },
  DATABASE_URL: {
    group: 'Data',
    parse: parse.parseDatabaseUrl,
    allowed:
      "a PostgreSQL address with one host such as 'postgres://user:password@host:5432/name', or unset it for the embedded database. For several hosts, put HAProxy in front as in docs/how-to/add-replicas-and-a-pooler.md",
    unset: 'the embedded database',
    secret: true,
    example: 'postgres://user:password@host:5432/name',
    meaning:
      'PostgreSQL server to use instead of the embedded database, or PgBouncer or HAProxy in front of it.',
  },
  DATABASE_READ_URL: {
    group: 'Data',
    parse: parse.parseDatabaseUrl,
    allowed:
      "a PostgreSQL address with one host such as 'postgres://user:password@replica:5432/name'. For several replicas, put HAProxy in front as in docs/how-to/add-replicas-and-a-pooler.md",
    unset: 'the primary answers every request',
    secret: true,
    needs: 'DATABASE_URL',
    example: 'postgres://user:password@replica:5432/name',
    meaning:
      'Streaming replica that answers what visitors read. The primary answers guests who are signed in or have just written.',
  },
  DATABASE_READ_LAG: {
    group: 'Data',
    parse: parse.parseWhole(1, 3_600),
    allowed: 'a whole number of seconds from 1 to 3600',
    fallback: '5',
    meaning: 'Seconds that a replica may be behind. Beyond them the primary answers.',
  },
  DEMO_DATA: {
    group: 'Data',
    parse: parse.parseSwitch,
    allowed: 'on or off',
    unset: '`on` for a new embedded database outside production, unless another API is used',
    example: 'off',
    meaning: 'Whether made-up listings are loaded, `on` or `off`.',
  },
} as const
