import { createHash } from 'node:crypto'
import { matchesGlob } from 'node:path'
import type { StoryFile } from './story-keys'

export interface Choice {
  /** Parts of paths, or globs such as 'ui/form/*', separated by commas. */
  story?: string | undefined
  /** One part of several, such as '2/4'. */
  shard?: string | undefined
}

const isGlob = (pattern: string) => /[*?[{]/.test(pattern)

const fits = (path: string, pattern: string) =>
  isGlob(pattern)
    ? matchesGlob(path, `stories/${pattern}`) ||
      matchesGlob(path, `stories/${pattern}.stories.tsx`) ||
      matchesGlob(path, pattern)
    : path.toLowerCase().includes(pattern.toLowerCase())

/** Reads '2/4' as the second of four parts. */
export function readShard(shard: string) {
  const [, part = '', parts = ''] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (!(Number(part) >= 1 && Number(part) <= Number(parts))) {
    throw new Error(`--shard ${shard} is not a part such as 2/4.`)
  }
  return { part: Number(part), parts: Number(parts) }
}

/** A file stays in its part when other files are added or removed. */
const partOf = (path: string, parts: number) =>
  (createHash('sha256').update(path).digest().readUInt32BE() % parts) + 1

/** Splits a list at its commas, apart from those within the braces of a glob. */
const patternsIn = (story: string) => story.split(/,(?![^{}]*\})/)

/** Returns the paths of the story files that a run should photograph. */
export function chooseFiles(paths: readonly string[], { story, shard }: Choice): string[] {
  const patterns = story === undefined ? [] : patternsIn(story)
  for (const pattern of patterns) {
    if (!paths.some((path) => fits(path, pattern))) {
      throw new Error(`--story ${pattern} matches no file in stories/.`)
    }
  }
  const isChosen = (path: string) => patterns.some((pattern) => fits(path, pattern))
  const chosen = story === undefined ? [...paths] : paths.filter(isChosen)
  if (shard === undefined) return chosen
  const { part, parts } = readShard(shard)
  return chosen.filter((path) => partOf(path, parts) === part)
}

/** Returns the paths whose pictures may differ, because anything that draws them differs. */
export const filesThatDiffer = (
  before: ReadonlyMap<string, StoryFile>,
  after: ReadonlyMap<string, StoryFile>,
) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path)?.key !== after.get(path)?.key)
    .sort()
