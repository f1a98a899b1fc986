import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '@server/database/tables'

/** What the server signs. A signature of one purpose is worth nothing for another. */
export type Purpose =
  | 'answer'
  | 'calendars'
  | 'device'
  | 'network'
  | 'payment links'
  | 'security log'

const known = new WeakMap<Database, Map<string, Promise<Buffer>>>()

async function findOrCreate(database: Database, name: Purpose) {
  await database
    .insertInto('server_keys')
    .values({ name, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await database
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return key
}

/**
 * Returns a secret key that all processes on one database share. The first to ask creates it, so
 * that an operator has nothing to configure.
 */
function serverKey(database: Database, name: Purpose): Promise<Buffer> {
  const keys = known.get(database) ?? new Map<string, Promise<Buffer>>()
  known.set(database, keys)
  const key =
    keys.get(name) ??
    findOrCreate(database, name).catch((error: unknown) => {
      keys.delete(name)
      throw error
    })
  keys.set(name, key)
  return key
}

/** Returns a keyed hash that nobody without the database can make. */
export const signatureOf = async (database: Database, purpose: Purpose, signed: string | Buffer) =>
  createHmac('sha256', await serverKey(database, purpose))
    .update(signed)
    .digest()

/** Compares a secret with what was sent, in a time that does not tell how much of it is right. */
export function isSameSecret(sent: string | Buffer, secret: string | Buffer) {
  const [a, b] = [Buffer.from(sent), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
