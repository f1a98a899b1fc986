import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Keys of approved changes, each with the name of its screenshot for readers of the file. */
export type Approvals = Record<string, string>

/** Returns one key for two screenshots. Their lengths keep "ab" and "c" apart from "a" and "bc". */
export const approvalKey = (before: Buffer | undefined, after: Buffer | undefined) => {
  const hash = createHash('sha256')
  for (const picture of [before, after]) {
    hash.update(`${picture?.length ?? 'none'}\0`)
    if (picture) hash.update(picture)
  }
  return hash.digest('hex')
}

/** Reads the approvals in a file. Without a file there are none. */
export function readApprovals(file: string): Approvals {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Approvals
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${file} cannot be read, so nothing in it counts: delete it.`, { cause: error })
  }
}

export function writeApprovals(file: string, approvals: Approvals) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(approvals, null, 2)}\n`)
}

/** Returns the changes that nobody has approved yet. */
export const unapproved = <T extends { key: string }>(
  changes: readonly T[],
  approvals: Approvals,
) => changes.filter(({ key }) => !Object.hasOwn(approvals, key))
