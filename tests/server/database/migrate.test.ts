import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { migrateTo, migrateToLatest, pendingMigrations } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { describeOnBothDatabases } from '@tests/server/databases'
import { catalogueOf } from './catalogue'
import schema036 from './schema-036.sql?raw'

async function dropEverything(database: Database) {
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
}

/** Makes the database that a user of version 0.1.0 has. */
const makeOldDatabase = (database: Database) =>
  sql.raw(`do $dump$ begin ${schema036} end $dump$`).execute(database)

type Rows = Record<string, Record<string, unknown>[]>

async function rowsIn(database: Database): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('data_changes', 'kysely_migration')
    order by name`.execute(database)
  const all: Rows = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by t::text`.execute(database)
    if (rows.length > 0) all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Returns the columns of rows that the other rows have too. A migration may drop one. */
const sharedColumns = (rows: Rows, others: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => {
      const columns = Object.keys(others[table]?.[0] ?? {})
      const share = (row: Record<string, unknown>) =>
        Object.fromEntries(columns.filter((each) => each in row).map((each) => [each, row[each]]))
      return [table, all.map(share)]
    }),
  )

// A start migrates on a connection without time limits, because others may wait long for the first.
describeOnBothDatabases(
  'the database',
  (database) => {
    beforeEach(() => dropEverything(database()))

    it('migrates a new database once, however many processes start at the same moment', async () => {
      await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
      expect(await pendingMigrations(database())).toEqual({ pending: [], isNew: false })
    })

    it('adopts a database of the last version before the baseline, with all its rows', async () => {
      await migrateToLatest(database())
      const fresh = await catalogueOf(database())
      await dropEverything(database())
      await makeOldDatabase(database())
      const before = await rowsIn(database())
      expect(before['bookings']).toMatchObject([{ reference: 'ABCD2345', status: 'Confirmed' }])
      await migrateToLatest(database())
      expect(await catalogueOf(database())).toEqual(fresh)
      const after = await rowsIn(database())
      expect(sharedColumns(after, before)).toMatchObject(sharedColumns(before, after))
      expect(await pendingMigrations(database())).toEqual({ pending: [], isNew: false })
    })

    it('gives each address its one spelling, unless another account has it', async () => {
      await makeOldDatabase(database())
      const spellings = [
        'ada@ｓtaylet.test',
        'o\u0323la@staylet.test',
        'ﬁfi@staylet.test',
        'fifi@staylet.test',
      ]
      for (const email of spellings)
        await sql`insert into users (email) values (${email})`.execute(database())
      await migrateToLatest(database())
      const { rows } = await sql<{ email: string }>`
        select email from users where email like '%staylet.test' order by created_at, id`.execute(
        database(),
      )
      expect(rows.map(({ email }) => email)).toEqual(
        expect.arrayContaining([
          'ada@staylet.test',
          'ọla@staylet.test',
          'ﬁfi@staylet.test',
          'fifi@staylet.test',
        ]),
      )
    })

    it('refuses an older database, and says which version brings it up to date', async () => {
      await makeOldDatabase(database())
      await sql`delete from kysely_migration where name > '034-words-after-a-gap'`.execute(
        database(),
      )
      const before = await rowsIn(database())
      const refused = /last migration is 034-words-after-a-gap.* start version 0\.1\.0 once/
      await expect(migrateToLatest(database())).rejects.toThrow(refused)
      await expect(pendingMigrations(database())).rejects.toThrow(refused)
      expect(await rowsIn(database())).toEqual(before)
    })

    it('gives an empty database the schema of a backup from before the baseline', async () => {
      await migrateTo(database(), '036-signs-between-letters')
      await migrateTo(database(), '036-signs-between-letters')
      await expect(migrateTo(database(), '022-renewed-links')).rejects.toThrow(
        'Restore it with version 0.1.0',
      )
      await migrateToLatest(database())
      const { rows } = await sql`select new_booking_reference() ~ '^[2-9A-Z]{8}$' as made`.execute(
        database(),
      )
      expect(rows).toEqual([{ made: true }])
    })

    it('puts the present text of a function in the place of another one', async () => {
      await migrateToLatest(database())
      const { functions } = await catalogueOf(database())
      await sql
        .raw(
          `create or replace function new_booking_reference() returns text language sql
             as 'select null'`,
        )
        .execute(database())
      await sql`comment on function new_booking_reference is 'another text'`.execute(database())
      await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
      expect((await catalogueOf(database())).functions).toEqual(functions)
    })

    it('returns dates as text and kobo as numbers', async () => {
      await migrateToLatest(database())
      const { rows } =
        await sql`select date '2026-03-01' as day, 12345678901::bigint as kobo`.execute(database())
      expect(rows).toEqual([{ day: '2026-03-01', kobo: 12_345_678_901 }])
    })
  },
  { statementTime: 'unlimited', emptied: 'once' },
)
