import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createFairTurns } from '@server/fair-turns'
import { writeWhole } from './disk-room'
import { makeVariant, type PhotoFormat, type PhotoWidth } from './make-variant'
import type { PhotoStorage } from './photo-storage'
import { PhotoStoreError } from './photo-store-error'

/**
 * One photo at a time, for networks in turn. A network with more that wait would keep itself waiting
 * for minutes.
 */
const TURNS = { atOnce: 1, mostWaiting: 100 }

interface PhotoVariantsOptions {
  storage: PhotoStorage
  /** Folder of variants. It may be emptied at any time. */
  cacheFolder: string
  /** Called when a variant could not be stored or read, or an AVIF could not be encoded. */
  onFault?: (error: unknown) => void
}

/** A variant that is waiting to be made. */
interface Wanted {
  file: string
  key: string
  width: PhotoWidth
  format: PhotoFormat
  /** Number of the request. */
  asked: number
}

async function keep(file: string, content: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, (unfinished) => writeFile(unfinished, content))
}

/** Makes variants of stored photos one at a time, so that pages stay fast meanwhile. */
export function createPhotoVariants({
  storage,
  cacheFolder,
  onFault = () => undefined,
}: PhotoVariantsOptions) {
  const inTurn = createFairTurns(TURNS)
  /** Queues one AVIF at a time with the other work, so that a WebP waits for at most one. */
  const afterwards = createFairTurns({ ...TURNS, mostWaiting: Number.POSITIVE_INFINITY })
  /** Number of requests so far. */
  let requests = 0
  /**
   * The storage's last failure, with the last request before it. Those that waited meanwhile fail with
   * it: a bucket that does not respond would keep each of them waiting in turn.
   */
  let lastFailure: { error: PhotoStoreError; request: number } | undefined
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const readCached = async (file: string) => {
    const cached = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      // The variant can be made again, so a broken cache must not fail the request.
      if (error.code !== 'ENOENT') onFault(error)
      return undefined
    })
    // A power failure can leave an empty file under the name.
    return cached && cached.length > 0 ? cached : undefined
  }

  /** Reads an original for a request that has waited for its turn since `asked`. */
  const readOriginal = async (key: string, asked: number) => {
    if (lastFailure && lastFailure.request >= asked) throw lastFailure.error
    try {
      const original = await storage.get(key)
      return original && (await buffer(original))
    } catch (error) {
      if (error instanceof PhotoStoreError) lastFailure = { error, request: requests }
      throw error
    }
  }

  const make = async ({ file, key, width, format, asked }: Wanted) => {
    const content = await readOriginal(key, asked)
    if (!content) return undefined
    // A failing disk or a person has changed the file. Only this photo is missing.
    const made = await makeVariant(content, width, format).catch((error: unknown) => {
      onFault(error)
      return undefined
    })
    if (!made) return undefined
    // A full disk costs time, but the photo is still sent.
    await keep(file, made).catch(onFault)
    return made
  }

  // Keyed by the original rather than by the photo, because several photos may share an original.
  const fileOf = (key: string, width: PhotoWidth, format: PhotoFormat) =>
    join(cacheFolder, key, `${width}.${format}`)

  /**
   * Returns a photo by its storage key in a width and a format. The first request makes it, and
   * later ones read it from the cache. Returns undefined without an original, and for AVIF until it
   * has been encoded: the first request only queues that work.
   *
   * @param network Network that asks. Networks take turns.
   * @throws HttpError 503 when too many photos of the network wait to be made.
   */
  const get = async (key: string, width: PhotoWidth, format: PhotoFormat, network: string) => {
    requests += 1
    const asked = requests
    const file = fileOf(key, width, format)
    const cached = await readCached(file)
    if (cached) return cached
    const making = underWay.get(file)
    if (making) return format === 'avif' ? undefined : making
    const wanted = { file, key, width, format, asked }
    const work = (owner: string) => inTurn(owner, () => make(wanted))
    const made = (
      format === 'avif' ? afterwards('avif', () => work('avif')) : work(network)
    ).finally(() => underWay.delete(file))
    underWay.set(file, made)
    if (format !== 'avif') return made
    made.catch(onFault)
    return undefined
  }

  /**
   * Returns a photo for a browser that takes AVIF: as AVIF where it has been encoded, otherwise as
   * WebP. The AVIF is then encoded for later requests, after the WebP, so that no request waits for
   * it.
   */
  const getSmallest = async (key: string, width: PhotoWidth, network: string) => {
    const avif = await readCached(fileOf(key, width, 'avif'))
    if (avif) return { content: avif, format: 'avif' } as const
    const content = await get(key, width, 'webp', network)
    if (!content) return undefined
    // It only queues the work.
    await get(key, width, 'avif', network)
    return { content, format: 'webp' } as const
  }

  return {
    get,
    getSmallest,
    /** Deletes the variants of a deleted photo. */
    forget: (key: string) => rm(join(cacheFolder, key), { recursive: true, force: true }),
    /** Resolves when no variant is being made. */
    settled: () => Promise.allSettled(underWay.values()),
  }
}

export type PhotoVariants = ReturnType<typeof createPhotoVariants>
