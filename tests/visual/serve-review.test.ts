import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveStories } from '@tests/visual/review-page/LiveLinks'
import { serveReview } from './serve-review'

const root = mkdtempSync(join(tmpdir(), 'staylet-serve-review-'))
const folder = join(root, 'review')
const live = { before: join(folder, 'before'), after: join(folder, 'after') }
let served: Awaited<ReturnType<typeof serveReview>>

beforeAll(async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'review-data.js'), 'window.visualReview = {}\n')
  served = await serveReview(folder, { live })
})
afterAll(() => served.close())

/** Returns the stories that the page is told to link. */
async function linked(): Promise<LiveStories> {
  const window: { visualReview: { live?: LiveStories } } = { visualReview: {} }
  runInNewContext(await (await fetch(`${served.address}/review-data.js`)).text(), { window })
  if (!window.visualReview.live) throw new Error('The page is told of no stories.')
  return window.visualReview.live
}

/** Writes a catalogue with one story and a font. */
function build(side: keyof typeof live, id: string) {
  mkdirSync(join(live[side], 'fonts'), { recursive: true })
  writeFileSync(join(live[side], 'fonts', 'own.woff2'), side)
  writeFileSync(join(live[side], 'index.json'), JSON.stringify({ entries: { [id]: {} } }))
  writeFileSync(join(live[side], 'iframe.html'), side)
}

it('links no story of a side without a catalogue, and every other link leads to its story', async () => {
  const stories = async () => {
    const { before, after } = await linked()
    return { before: before.stories, after: after.stories }
  }
  expect(await stories()).toEqual({ before: [], after: [] })
  build('after', 'ui-card--default')
  expect(await stories()).toEqual({ before: [], after: ['ui-card--default'] })
  build('before', 'ui-card--old')
  expect(await stories()).toEqual({ before: ['ui-card--old'], after: ['ui-card--default'] })
})

it.each(['before', 'after'] as const)(
  'serves the catalogue of the side %s at the root of an address, where stories ask for fonts',
  async (side) => {
    build(side, 'ui-card--default')
    const { [side]: served } = await linked()
    for (const path of ['/iframe.html?viewMode=story&id=ui-card--old', '/fonts/own.woff2']) {
      const answer = await fetch(`${served.address}${path}`)
      expect([answer.status, await answer.text()]).toEqual([200, side])
    }
  },
)

it('serves nothing outside of the folders', async () => {
  const { before } = await linked()
  for (const [address, outside] of [
    [served.address, root],
    [before.address, folder],
  ] as const) {
    writeFileSync(join(outside, 'secret'), '')
    expect((await fetch(`${address}/..%2fsecret`)).status).toBe(404)
  }
})
