import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTurns } from './in-turn'
import { makeVariant, type PhotoFormat, type PhotoWidth } from './make-variant'
import type { PhotoStorage } from './photo-storage'

export interface PhotoVariants {
  /**
   * The photo under a storage key in a width and a format; made on the first call and kept.
   * Undefined without an original, and for AVIF until it has been made: the first call for it
   * queues the work and a later one finds it.
   */
  get: (key: string, width: PhotoWidth, format: PhotoFormat) => Promise<Buffer | undefined>
  /** Drops what was made of a photo that is gone. */
  forget: (key: string) => Promise<void>
  /** Resolves when nothing is being made. */
  settled: () => Promise<void>
}

interface PhotoVariantsOptions {
  storage: PhotoStorage
  /** Made variants; may be emptied at any time. */
  cacheFolder: string
  /** Told of a variant that could not be kept or read, or of an AVIF that could not be made. */
  onFault?: (error: unknown) => void
}

/** Whole or not at all: another request may read the file at any moment. */
async function keep(file: string, content: Buffer) {
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Variants of stored photos, made one at a time so that pages stay quick meanwhile. */
export function createPhotoVariants({
  storage,
  cacheFolder,
  onFault = () => undefined,
}: PhotoVariantsOptions): PhotoVariants {
  const inTurn = createTurns()
  /** AVIF takes its place in the queue one job at a time, so that a WebP waits for at most one. */
  const afterwards = createTurns()
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const readKept = (file: string) =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      // It can be made again, so no fault of the cache is the guest's.
      if (error.code !== 'ENOENT') onFault(error)
      return undefined
    })

  const make = async (file: string, key: string, width: PhotoWidth, format: PhotoFormat) => {
    const original = await storage.get(key)
    if (!original) return undefined
    const made = await makeVariant(await buffer(original), width, format)
    // A full disk costs speed, not the photo.
    await keep(file, made).catch(onFault)
    return made
  }

  return {
    get: async (key, width, format) => {
      // By key and not by photo: many homes may share an original.
      const file = join(cacheFolder, key, `${width}.${format}`)
      const kept = await readKept(file)
      if (kept) return kept
      const making = underWay.get(file)
      if (making) return format === 'avif' ? undefined : making
      const work = () => inTurn(() => make(file, key, width, format))
      const made = (format === 'avif' ? afterwards(work) : work()).finally(() =>
        underWay.delete(file),
      )
      underWay.set(file, made)
      if (format !== 'avif') return made
      made.catch(onFault)
      return undefined
    },
    forget: (key) => rm(join(cacheFolder, key), { recursive: true, force: true }),
    settled: async () => {
      await Promise.allSettled(underWay.values())
    },
  }
}
