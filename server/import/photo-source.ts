import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, isAbsolute, relative, resolve } from 'node:path'
import { UPLOAD } from '@domain/constants'
import { SECOND } from '@domain/time'
import { photoTypeOf } from '@server/media/photo-type'
import { readAtMost } from '@server/read-at-most'

/** A photo that cannot be imported. The message says why, after the photo's name. */
export class PhotoRefusal extends Error {}

export interface PhotoPlaces {
  /** Folder that all files are in. */
  folder: string
  /** Exact origins that photos may be fetched from. */
  origins: readonly string[]
}

export interface PhotoSource {
  /** Names the same photo in every run: the address, or the file and a hash of its content. */
  source: string
  /** Whether it is a file of this machine. */
  isFile: boolean
  /** Reads the original. An address is requested only now. */
  read: () => Promise<Buffer>
}

/** In milliseconds, from the request to the last byte. */
const FETCH_TIME = 30 * SECOND

const TOO_LARGE = `is larger than ${UPLOAD.photoBytes / 1e6} MB`

const refuseUnlessPhoto = (content: Buffer) => {
  if (!photoTypeOf(content)) throw new PhotoRefusal('is not a photo')
  return content
}

/** Names a file with the beginning of its SHA-256. */
export const fileSource = (file: string, hash: string) => `${file}#${hash}`

/** Reads a file, which may not lead out of its folder, not even by a link. */
async function openFile(name: string, folder: string): Promise<PhotoSource> {
  const inside = await realpath(folder)
  const path = await realpath(resolve(inside, name))
    // The file may name the folder that --photos names as well.
    .catch(() => realpath(resolve(inside, basename(name))))
    .catch(() => undefined)
  if (!path)
    throw new PhotoRefusal(`is not in the folder ${inside}: give that of the photos with --photos`)
  const way = relative(inside, path)
  if (way.startsWith('..') || isAbsolute(way)) {
    throw new PhotoRefusal('is outside of the folder of photos')
  }
  const found = await stat(path)
  if (!found.isFile()) throw new PhotoRefusal('is not a file')
  if (found.size > UPLOAD.photoBytes) throw new PhotoRefusal(TOO_LARGE)
  const content = refuseUnlessPhoto(await readFile(path))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  // Read again when it is stored, because thirty originals are too many to keep in memory.
  return {
    source: fileSource(way, hash),
    isFile: true,
    read: async () => refuseUnlessPhoto(await readFile(path)),
  }
}

async function download(url: URL) {
  try {
    // A redirect could lead to any other place in the operator's network.
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(FETCH_TIME),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      const isRedirect = response.status >= 300 && response.status < 400
      throw new PhotoRefusal(
        isRedirect
          ? 'redirects, and redirects are not followed'
          : `responds with status ${response.status}`,
      )
    }
    const photo = await readAtMost(response.body, UPLOAD.photoBytes)
    if (!photo) throw new PhotoRefusal(TOO_LARGE)
    return refuseUnlessPhoto(photo)
  } catch (error) {
    if (error instanceof PhotoRefusal) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PhotoRefusal(
      isLate ? `did not arrive within ${FETCH_TIME / SECOND} seconds` : 'cannot be reached',
    )
  }
}

function openAddress(address: string, origins: readonly string[]): PhotoSource {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !origins.includes(url.origin) || url.username || url.password) {
    const known = origins.length > 0 ? `Allowed are ${origins.join(', ')}` : 'None is allowed'
    throw new PhotoRefusal(`is not at an origin of PHOTO_ORIGINS. ${known}`)
  }
  url.hash = ''
  return { source: url.href, isFile: false, read: () => download(url) }
}

/**
 * Finds a photo that a row names: a file of the folder, or an address of an allowed origin.
 *
 * @throws PhotoRefusal
 */
export async function openPhoto(name: string, { folder, origins }: PhotoPlaces) {
  if (name.includes('\0')) throw new PhotoRefusal('is not a file name')
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(name)) return openAddress(name, origins)
  return openFile(name, folder)
}
