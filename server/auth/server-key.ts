import { randomBytes } from 'node:crypto'
import type { Database } from '@server/database/tables'

const known = new WeakMap<Database, Map<string, Promise<Buffer>>>()

async function findOrCreate(database: Database, name: string) {
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
export function serverKey(database: Database, name: string): Promise<Buffer> {
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
