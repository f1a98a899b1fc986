import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { openNewDatabase } from '@tests/server/databases'

/** Migrations of a later version, of which the first changes a table that is in use. */
const later = new Map([
  ['036-baseline', ''],
  ['901-nicknames', 'alter table users add column nickname text;'],
  ['902-notes', 'create table notes (id integer); insert into notes values (1);'],
])

async function openAtBaseline() {
  const { database, close } = await openNewDatabase({ statementTime: 'unlimited' })
  onTestFinished(close)
  await migrateToLatest(database)
  await sql`delete from kysely_migration where name <> '036-baseline'`.execute(database)
  return database
}

/** Waits until a transaction waits for a table that another one keeps. */
async function whenTableAwaited(database: Database) {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks where mode = 'AccessExclusiveLock' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      database,
    )
    if (rows.length > 0) return
  }
}

// An embedded database has one connection.
describe.skipIf(inject('postgresUrl') === '')('an upgrade of a database on PostgreSQL', () => {
  it('runs each migration once, however many processes start at the same moment', async () => {
    const database = await openAtBaseline()
    const lines: string[] = []
    await Promise.all(
      [1, 2, 3].map(() => migrateToLatest(database, (line) => lines.push(line), later)),
    )
    expect(lines).toEqual([
      expect.stringMatching(/^Migration 901-nicknames took \d+\.\d s\.$/),
      expect.stringMatching(/^Migration 902-notes took /),
    ])
    expect((await sql`select from notes`.execute(database)).rows).toHaveLength(1)
  })

  it('lets readers go first while a backup keeps a table, and ends after it', async () => {
    const database = await openAtBaseline()
    const backup = await database.startTransaction().execute()
    await sql`select from users`.execute(backup)
    const lines: string[] = []
    const upgrade = migrateToLatest(database, (line) => lines.push(line), later)
    await whenTableAwaited(database)
    // A reader queues behind the migration, which gives up before the backup ends.
    await sql`select from users`.execute(database)
    await backup.commit().execute()
    await upgrade
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Migration 901-nicknames waits for a table that is in use.')
    expect(lines[1]).toMatch(/^Migration 901-nicknames took /)
  })

  it('keeps what was done when a later migration fails, and goes on from there', async () => {
    const database = await openAtBaseline()
    await sql`create table notes (what text)`.execute(database)
    await expect(migrateToLatest(database, undefined, later)).rejects.toThrow(
      '"notes" already exists',
    )
    await sql`drop table notes`.execute(database)
    const lines: string[] = []
    await migrateToLatest(database, (line) => lines.push(line), later)
    expect(lines).toEqual([expect.stringContaining('902-notes')])
  })
})
