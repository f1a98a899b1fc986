import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateToLatest } from '@server/database/migrate'
import { describeOnEachDatabase } from './databases'

describeOnEachDatabase('the database', (database) => {
  it('migrates once, however many processes start at the same moment', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(database())))
    expect(results.map(({ ran }) => ran)).toEqual([0, 0, 0])
  })

  it('hands days back as text and kobo as numbers', async () => {
    const { rows } =
      await sql`select date '2026-03-01' as day, 12345678901::bigint as kobo`.execute(database())
    expect(rows).toEqual([{ day: '2026-03-01', kobo: 12_345_678_901 }])
  })
})
