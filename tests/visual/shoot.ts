import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { stillContext, storyCamera, type Shot } from './still-page'

interface StoryEntry {
  id: string
  type: string
  tags?: string[]
}

const rounds: (Shot & { name: string; takes: (tags: string[]) => boolean })[] = [
  { name: 'mobile', size: { width: 390, height: 844 }, scheme: 'light', takes: () => true },
  { name: 'desktop', size: { width: 1280, height: 800 }, scheme: 'light', takes: () => true },
  {
    name: 'mobile-dark',
    size: { width: 390, height: 844 },
    scheme: 'dark',
    takes: (tags) => tags.includes('visual-dark'),
  },
]

/** A page mostly waits for its next frame, so four of them keep two cores busy. */
const pagesAtATime = 4

const cataloguePort = 6107

/**
 * Lists the stories of a built catalogue. The tag `no-visual` leaves one out, with the reason
 * beside the tag.
 */
const storiesOf = (folder: string) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  return Object.values(entries).filter(
    ({ type, tags = [] }) => type === 'story' && !tags.includes('no-visual'),
  )
}

/**
 * Takes screenshots of every story of a built catalogue at every size, or only of those named.
 *
 * @returns The screenshots by name, and messages about those that failed.
 */
export async function shootStories(folder: string, only?: ReadonlySet<string>) {
  const pictures = new Map<string, Buffer>()
  const faults: string[] = []
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    // Both sides use the same port, because some stories show the address.
    preview: { port: cataloguePort, strictPort: true, host: '127.0.0.1' },
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    for (const round of rounds) {
      const nameOf = ({ id }: StoryEntry) => `${round.name}/${id}.png`
      const waiting = storiesOf(folder).filter(
        (story) => round.takes(story.tags ?? []) && (!only || only.has(nameOf(story))),
      )
      const work = async () => {
        // One context per page, because the hidden one of two pages in a window draws nothing.
        const context = await stillContext(browser, origin, round)
        const shoot = storyCamera(context, origin, round.scheme)
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          const { picture, fault } = await shoot(story.id)
          if (picture) pictures.set(nameOf(story), picture)
          else faults.push(`${round.name}/${story.id}: ${fault}`)
        }
        await context.close()
      }
      console.log(`${folder}: ${waiting.length} stories, ${round.name}`)
      await Promise.all(Array.from({ length: pagesAtATime }, work))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return { pictures, faults }
}
