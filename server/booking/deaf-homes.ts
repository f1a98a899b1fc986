import { sql } from 'kysely'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { recipient } from './queue-booking-messages'

/**
 * Returns what to do about published listings whose bookings nobody would hear of: without
 * OPERATOR_EMAIL, and without a host who has an address or number.
 */
export async function deafHomesMessage(database: Database, { mail }: Config) {
  if (mail.operators.length > 0) return undefined
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings l left join users u on u.id = l.host_id
    where l.published and (u.id is null or ${recipient} is null)`.execute(database)
  const count = rows[0]?.count ?? 0
  if (count === 0) return undefined
  const homes =
    count === 1 ? '1 published listing' : `${count.toLocaleString('en')} published listings`
  return `Nobody would learn of bookings of ${homes}: set OPERATOR_EMAIL, or name their hosts.`
}
