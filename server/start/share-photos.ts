import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { SECOND } from '@domain/time'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { repeat } from '@server/housekeeping/repeat'
import { makeFolder } from '@server/media/disk-room'
import { PhotoStoreError } from '@server/media/photo-storage'
import type { Standing } from '@server/plugins/readiness'

const BEAT = 30 * SECOND
/** In seconds. A process that has not been seen for this long has ended. */
const SILENCE = 90

type StoreConfig = Pick<Config, 'photoStorage' | 'dataDir'>

/** Runs work while no other process of this database does. Of two that start together, one waits. */
const oneByOne = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table server_processes in exclusive mode`.execute(transaction)
    return work(transaction)
  })

/** File whose content is the same for every process that sees the folder, wherever it is mounted. */
const NAME = 'store-id'

/** Form of an id that writeId() has written. */
const ID = /^[\da-f-]{36}$/

/**
 * Returns the content of the file, or undefined where no id is in it. A full disk or a power cut may
 * have left it empty or with zeros, and then every folder would seem to be the same.
 */
async function readId(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const id = text.trim()
  return ID.test(id) ? id : undefined
}

/** Writes the file as a whole or not at all. */
async function writeId(file: string) {
  const id = randomUUID()
  const unfinished = `${file}.${id}.part`
  try {
    await writeFile(unfinished, id, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return id
}

async function folderId(database: Database, folder: string) {
  await makeFolder(folder)
  const file = join(folder, NAME)
  const found = await readId(file)
  // Another process may write it first.
  return found ?? oneByOne(database, async () => (await readId(file)) ?? writeId(file))
}

/** Returns what distinguishes this photo store from others, and its description for messages. */
async function identify(database: Database, { photoStorage, dataDir }: StoreConfig) {
  if (photoStorage.kind === 's3') {
    const { endpoint = '', bucket } = photoStorage
    return { store: `bucket ${endpoint} ${bucket}`, place: `the bucket ${bucket}` }
  }
  const folder = resolve(dataDir, 'photos')
  return {
    store: `folder ${await folderId(database, folder)}`,
    place: `the folder ${folder} on ${hostname()}`,
  }
}

interface Registration {
  id: string
  /** What distinguishes the photo store from others. */
  store: string
  /** Description of the store for messages. */
  place: string
}

const isAlive = sql<boolean>`seen_at > now() - make_interval(secs => ${SILENCE})`

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
    const other = await transaction
      .selectFrom('server_processes')
      .select('place')
      .where('photo_store', '<>', store)
      .executeTakeFirst()
    if (other) {
      throw new PhotoStoreError(
        `Another process uses this database and stores photos in ${other.place}, but this one in ${place}. ` +
          'Set the same S3_BUCKET for all processes, or a DATA_DIR that they share. ' +
          `A process that was killed counts for ${SILENCE} seconds.`,
      )
    }
    await transaction
      .insertInto('server_processes')
      .values({ id, photo_store: store, place })
      .execute()
  })

interface ShareOptions {
  config: StoreConfig
  database: Database
  /** Receives why this process must not serve guests, while it must not. */
  standing: Standing
  onFault: (error: unknown) => void
}

/**
 * Registers this process among those that serve guests from one database, and refuses to join ones
 * that keep their photos elsewhere: each would lack the photos that the others receive. A process
 * that was stopped for so long that it counted as ended joins anew, and serves nobody until it may.
 *
 * @returns a function that ends the registration.
 * @throws PhotoStoreError
 */
export async function sharePhotos({ config, database, standing, onFault }: ShareOptions) {
  const registration = { id: randomUUID(), ...(await identify(database, config)) }
  const { id } = registration
  await register(database, registration)
  const beat = async () => {
    const seen = await database
      .updateTable('server_processes')
      .set({ seen_at: sql`now()` })
      .where('id', '=', id)
      .where(isAlive)
      .returning('id')
      .executeTakeFirst()
    try {
      if (!seen) await register(database, registration)
      standing.fault = undefined
    } catch (error) {
      if (error instanceof PhotoStoreError) standing.fault = error.message
      throw error
    }
  }
  const stop = repeat(beat, BEAT, onFault)
  return async () => {
    stop()
    await database.deleteFrom('server_processes').where('id', '=', id).execute().catch(onFault)
  }
}
