import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { SECOND } from '@domain/time'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { repeat } from '@server/housekeeping/repeat'
import { makeFolder } from '@server/media/disk-room'
import { PhotoStoreError } from '@server/media/photo-store-error'
import { readStoreId, writeStoreId, type StoreCheck } from '@server/media/store-id'

const BEAT = 30 * SECOND
/** In seconds. A process that has not been seen for this long has ended. */
const SILENCE = 90

/** Runs work while no other process of this database does. Of two that start together, one waits. */
const oneByOne = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table server_processes in exclusive mode`.execute(transaction)
    return work(transaction)
  })

/** Returns the id of a folder of photos, and gives it one where it has none. */
async function folderId(database: Database, folder: string) {
  await makeFolder(folder)
  const found = await readStoreId(folder)
  // Another process may write it first.
  return (
    found ?? oneByOne(database, async () => (await readStoreId(folder)) ?? writeStoreId(folder))
  )
}

interface PhotoStore {
  /** What distinguishes it from others. */
  store: string
  /** Description for messages. */
  place: string
}

interface IdentifyOptions {
  config: Pick<Config, 'photoStorage' | 'dataDir'>
  database: Database
  storeCheck: StoreCheck
}

/** Identifies the configured photo store. From then on its folder must stay the same. */
export async function identifyStore({
  config: { photoStorage, dataDir },
  database,
  storeCheck,
}: IdentifyOptions): Promise<PhotoStore> {
  if (photoStorage.kind === 's3') {
    const { endpoint = '', bucket } = photoStorage
    return { store: `bucket ${endpoint} ${bucket}`, place: `the bucket ${bucket}` }
  }
  const folder = resolve(dataDir, 'photos')
  const id = await folderId(database, folder)
  storeCheck.expect(id)
  return { store: `folder ${id}`, place: `the folder ${folder} on ${hostname()}` }
}

interface Registration extends PhotoStore {
  id: string
}

const isAlive = sql<boolean>`seen_at > now() - make_interval(secs => ${SILENCE})`

/** @throws PhotoStoreError when a live process keeps its photos elsewhere. */
async function requireSameStore(database: Database, { store, place }: PhotoStore) {
  const other = await database
    .selectFrom('server_processes')
    .select('place')
    .where('photo_store', '<>', store)
    .where(isAlive)
    .executeTakeFirst()
  if (!other) return
  throw new PhotoStoreError(
    `Another process uses this database and stores photos in ${other.place}, but this one in ${place}. ` +
      'Set the same S3_BUCKET for all processes, or a DATA_DIR that they share. ' +
      `A process that was killed counts for ${SILENCE} seconds.`,
  )
}

/**
 * Identifies the photo store of a command, whose photos the processes that serve guests must find.
 *
 * @throws PhotoStoreError when a live process keeps its photos elsewhere.
 */
export const requireSharedStore = async (options: IdentifyOptions) =>
  requireSameStore(options.database, await identifyStore(options))

/**
 * Registers a process among those that serve guests from one database.
 *
 * @throws PhotoStoreError when a live process keeps its photos elsewhere.
 */
const register = (database: Database, { id, store, place }: Registration) =>
  oneByOne(database, async (transaction) => {
    await transaction
      .deleteFrom('server_processes')
      .where(sql<boolean>`not ${isAlive}`)
      .execute()
    await requireSameStore(transaction, { store, place })
    await transaction
      .insertInto('server_processes')
      .values({ id, photo_store: store, place })
      .execute()
  })

interface ShareOptions {
  store: PhotoStore
  database: Database
  onFault: (error: unknown) => void
}

/**
 * Registers this process among those that serve guests from one database, and refuses to join ones
 * that keep their photos elsewhere: each would lack the photos that the others receive.
 *
 * @returns a function that ends the registration.
 * @throws PhotoStoreError
 */
export async function sharePhotos({ store, database, onFault }: ShareOptions) {
  const registration = { id: randomUUID(), ...store }
  const { id } = registration
  await register(database, registration)
  const beat = async () => {
    const seen = await database
      .updateTable('server_processes')
      .set({ seen_at: sql`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    // Others have taken a process that was stopped for so long for one that has ended.
    if (!seen) await register(database, registration)
  }
  const stop = repeat(beat, BEAT, onFault)
  return async () => {
    stop()
    await database.deleteFrom('server_processes').where('id', '=', id).execute().catch(onFault)
  }
}
