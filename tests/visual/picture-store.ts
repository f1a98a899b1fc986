import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawings, Shots } from './take-variants'

/** The pictures of one story: the hash of each variant's picture. */
export interface StoryShots {
  id: string
  title: string
  name: string
  shots: Record<string, string>
  /** What decides how the story looks. Empty where only some variants were photographed. */
  drawings: Drawings
  /** Variants that looked the same when the story was loaded and photographed once more. */
  repeated: readonly string[]
}

/**
 * Keeps pictures by their own hash, and for each key of a story file which pictures it has. An
 * interrupted run continues where it stopped, because a file is stored as soon as all of its
 * stories are photographed.
 */
export function pictureStore(folder: string) {
  const pictureFile = (hash: string) => join(folder, 'pictures', hash.slice(0, 2), hash)
  const entryFile = (key: string) => join(folder, 'files', `${key}.json`)

  /** A crash in the middle of writing must not leave half of a picture behind. */
  const write = (file: string, bytes: Buffer | string) => {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, bytes)
    renameSync(`${file}.${process.pid}`, file)
  }

  const keep = (bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!existsSync(pictureFile(hash))) write(pictureFile(hash), bytes)
    return hash
  }

  return {
    keepShots: (shots: Shots) =>
      Object.fromEntries([...shots].map(([variant, bytes]) => [variant, keep(bytes)])),
    keepFile: (key: string, stories: readonly StoryShots[]) =>
      write(entryFile(key), JSON.stringify(stories)),
    hasFile: (key: string) => existsSync(entryFile(key)),
    readFile: (key: string) => JSON.parse(readFileSync(entryFile(key), 'utf8')) as StoryShots[],
    readPicture: (hash: string) => readFileSync(pictureFile(hash)),
  }
}

export type PictureStore = ReturnType<typeof pictureStore>
