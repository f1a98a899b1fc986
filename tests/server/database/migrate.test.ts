import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateToLatest } from '@server/database/migrate'
import { describeOnEachDatabase } from '@tests/server/databases'

describeOnEachDatabase('the database', (database) => {
  it('migrates a new database once, however many processes start at the same moment', async () => {
    await sql`drop schema public cascade`.execute(database())
    await sql`create schema public`.execute(database())
    const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
    expect(results.map(({ isNew }) => isNew).filter(Boolean)).toEqual([true])
    expect(await migrateToLatest(database())).toEqual({ ran: 0, isNew: false })
  })

  it('returns dates as text and kobo as numbers', async () => {
    const { rows } =
      await sql`select date '2026-03-01' as day, 12345678901::bigint as kobo`.execute(database())
    expect(rows).toEqual([{ day: '2026-03-01', kobo: 12_345_678_901 }])
  })
})
