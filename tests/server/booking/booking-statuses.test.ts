import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { FREEING_STATUSES } from '@domain/booking/booking-status'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { holdsNights } from '@server/booking/holds-nights'
import type { Database } from '@server/database/tables'
import { describeOnEachDatabase } from '@tests/server/databases'

/** Returns the statuses that a constraint's definition names. */
const statusesIn = (definition: string) =>
  [...definition.matchAll(/'(\w+)'/g)].map((found) => found[1])

const constraintOf = async (database: Database, pattern: string) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'bookings'::regclass and pg_get_constraintdef(oid) like ${pattern}
  `.execute(database)
  return rows.map(({ definition }) => definition).join()
}

describeOnEachDatabase('the table of booking statuses', (database) => {
  it('names the statuses that the database allows', async () => {
    const allowed = await constraintOf(database(), 'CHECK%status%')
    expect(statusesIn(allowed)).toEqual(BOOKING_STATUSES)
  })

  it('frees the nights that the constraint against overlaps frees', async () => {
    const freed = await constraintOf(database(), 'EXCLUDE%')
    expect(freed.split(' WHERE ')[1]).toMatch(/^\(?\(status <> /)
    expect(statusesIn(freed)).toEqual(FREEING_STATUSES)
  })

  it('holds nights in queries unless the status frees them', async () => {
    const { rows } = await sql<{ status: string }>`
      select b.status from unnest(${BOOKING_STATUSES}::text[]) as b (status)
      where not ${holdsNights}`.execute(database())
    expect(rows.map(({ status }) => status)).toEqual(FREEING_STATUSES)
  })
})
