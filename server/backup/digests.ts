import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unlessMissing } from '@server/unless-missing'

/** File of a backup with the digest of every other one, in the form that `sha256sum -c` reads. */
export const DIGESTS = 'SHA256SUMS'

const DIGEST_LENGTH = 64

async function digestOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== DIGESTS)
    .toSorted()
}

export async function writeDigests(folder: string) {
  const lines: string[] = []
  for (const name of await filesIn(folder)) {
    lines.push(`${await digestOf(join(folder, name))}  ${name}\n`)
  }
  await writeFile(join(folder, DIGESTS), lines.join(''))
}

/**
 * Compares the files of a backup with their digests.
 *
 * @returns a sentence for each difference, or undefined for a backup without digests.
 */
export async function compareDigests(folder: string): Promise<string[] | undefined> {
  const text = await unlessMissing(readFile(join(folder, DIGESTS), 'utf8'))
  if (text === undefined) return undefined
  const written = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(DIGEST_LENGTH + 2), line.slice(0, DIGEST_LENGTH)]),
  )
  const faults: string[] = []
  const found = new Set(await filesIn(folder))
  for (const [name, digest] of written) {
    if (!found.has(name)) faults.push(`${name} is missing.`)
    else if ((await digestOf(join(folder, name))) !== digest) {
      faults.push(`${name} has changed since the backup was made.`)
    }
  }
  for (const name of found) {
    if (!written.has(name)) faults.push(`${name} does not belong to the backup.`)
  }
  return faults
}
