import type { Database } from '@server/database/tables'
import { DEVICE_LIFE } from './device-cookie'
import { hashOfToken } from './secret-tokens'
import { findUserByIdentifier } from './user-repository'

/** Id that no account has, so that an unknown account takes the same work as a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Tells whether the account has logged in on this device before. */
export async function isKnownDevice(
  database: Database,
  device: string | undefined,
  userId = NOBODY,
) {
  if (device === undefined) return false
  const row = await database
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', hashOfToken(device))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Tells the same for an address or number. Without a device it looks nothing up, so that a
 * stranger's request takes the same work for every account.
 */
export async function isDeviceOf(
  database: Database,
  device: string | undefined,
  identifier: string,
) {
  if (device === undefined) return false
  const user = await findUserByIdentifier(database, identifier)
  return isKnownDevice(database, device, user?.id)
}

/**
 * Number of an account's devices that are remembered, the most recently used ones. Nobody has more.
 */
const MOST_DEVICES = 100

/** Forgets the devices of an account that were used longest ago. */
async function forgetOldest(database: Database, userId: string) {
  const kept = database
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .limit(MOST_DEVICES)
  await database
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', kept)
    .execute()
}

/**
 * Records that the account's owner uses this device.
 *
 * @returns whether it is new to the account.
 */
export async function addKnownDevice(
  database: Database,
  device: string,
  userId: string,
  now: Date,
) {
  const isKnown = await isKnownDevice(database, device, userId)
  await database
    .insertInto('known_devices')
    .values({ device_hash: hashOfToken(device), user_id: userId, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'user_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
  if (!isKnown) await forgetOldest(database, userId)
  return !isKnown
}

/** Deletes devices whose cookie the browser has dropped. */
export async function deleteOldDevices(database: Database, now: Date) {
  await database
    .deleteFrom('known_devices')
    .where('last_seen_at', '<=', new Date(now.getTime() - DEVICE_LIFE * 1_000))
    .execute()
}
