import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { cameraOptions, catalogueOrigin } from './camera-flags'
import { stillContext, storyCamera, type StoryEntry } from './still-page'
import type { Drawings, Taken } from './take-variants'

/** A page often waits for its next frame, so two of them keep a core busy. */
const PAGES_AT_A_TIME = 2 * availableParallelism()

/**
 * Time limits in milliseconds of a story's attempts. A busy machine gets more time, not a fault.
 */
const attempts = [60_000, 120_000, 240_000]

/**
 * Lists the stories of a built catalogue. The tag `no-visual` leaves one out, with the reason
 * beside the tag.
 */
export const storiesOf = (folder: string): StoryEntry[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  // A component's own page shows its stories, which are photographed themselves. Its entry names the
  // file of the stories, and that of a written page the page.
  return Object.values(entries).filter(
    ({ type, tags = [], importPath }) =>
      !tags.includes('no-visual') && (type !== 'docs' || importPath.endsWith('.mdx')),
  )
}

async function serveCatalogue(folder: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: {
      port: 0,
      host: '127.0.0.1',
      allowedHosts: true,
      // A catalogue does not change while a browser that was opened for it looks at it.
      headers: { 'cache-control': 'max-age=86400, immutable' },
    },
  })
  return { port: Number(new URL(server.resolvedUrls?.local[0] ?? '').port), server }
}

/** Returns how long a story usually takes, as a rank: flows walk through several pages. */
const lengthOf = ({ title }: StoryEntry) =>
  ['app/', 'flows/'].findIndex((at) => title.startsWith(at))

/** Variants to photograph, by the id of a story. */
export type Wanted = ReadonlyMap<string, ReadonlySet<string>>

export interface Progress {
  /** Variants of each story's id. */
  wanted?: Wanted | undefined
  /** Drawings of another catalogue by the id of a story. */
  known?: ReadonlyMap<string, Drawings> | undefined
  onShots: (story: StoryEntry, taken: Taken) => void
  /** Called for a story that looks as it is known to look. */
  onKnown?: (story: StoryEntry) => void
  /** Called after every attempt has failed. */
  onFault: (story: StoryEntry, message: string) => void
}

/** Photographs stories of a built catalogue in all of their variants, or in those of `wanted`. */
export async function shootStories(
  folder: string,
  stories: readonly StoryEntry[],
  { onShots, onKnown, onFault, wanted, known }: Progress,
) {
  const { port, server } = await serveCatalogue(folder)
  const browser = await chromium.launch(cameraOptions(port))
  // The longest first, so that no page still plays one when the others have finished.
  const waiting = stories
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .map((story) => ({ story, attempt: 0 }))
  const work = async () => {
    // One context per page, because the hidden one of two pages in a window draws nothing.
    const context = await stillContext(browser)
    const { shoot } = storyCamera(context, catalogueOrigin)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { story, attempt } = next
      const taken = await shoot(story, attempts[attempt] ?? Infinity, {
        wanted: wanted?.get(story.id),
        known: known?.get(story.id),
        isFirst: attempt === 0,
      })
      if (taken === 'as known') onKnown?.(story)
      else if ('shots' in taken) onShots(story, taken)
      else if (attempt + 1 < attempts.length) waiting.push({ story, attempt: attempt + 1 })
      else onFault(story, taken.fault)
    }
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: Math.min(PAGES_AT_A_TIME, stories.length) }, work))
  } finally {
    await browser.close()
    await server.close()
  }
}
