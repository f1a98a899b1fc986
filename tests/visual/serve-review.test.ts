import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveReview } from './serve-review'

const folder = mkdtempSync(join(tmpdir(), 'staylet-serve-review-'))
const live = { before: join(folder, 'before'), after: join(folder, 'after') }
let served: Awaited<ReturnType<typeof serveReview>>

beforeAll(async () => {
  writeFileSync(join(folder, 'review-data.js'), 'window.visualReview = {}\n')
  served = await serveReview(folder, { live })
})
afterAll(() => served.close())

const get = (path: string) => fetch(`${served.address}${path}`)

/** Returns the stories that the page is told to link. */
async function linked(): Promise<unknown> {
  const window: { visualReview?: { live?: unknown } } = {}
  runInNewContext(await (await get('/review-data.js')).text(), { window })
  return window.visualReview?.live
}

/** Writes a catalogue with one story. */
function build(side: keyof typeof live, id: string) {
  mkdirSync(live[side], { recursive: true })
  writeFileSync(join(live[side], 'index.json'), JSON.stringify({ entries: { [id]: {} } }))
  writeFileSync(join(live[side], 'iframe.html'), side)
}

it('links no story of a side without a catalogue, and every other link leads to its story', async () => {
  expect(await linked()).toEqual({ before: [], after: [] })
  expect((await get('/live/before/iframe.html')).status).toBe(404)
  build('after', 'ui-card--default')
  expect(await linked()).toEqual({ before: [], after: ['ui-card--default'] })
  build('before', 'ui-card--old')
  expect(await linked()).toEqual({ before: ['ui-card--old'], after: ['ui-card--default'] })
  for (const side of ['before', 'after']) {
    const answer = await get(`/live/${side}/iframe.html?viewMode=story&id=ui-card--old`)
    expect([answer.status, await answer.text()]).toEqual([200, side])
  }
})

it('serves nothing outside of the folders', async () => {
  writeFileSync(join(folder, 'secret'), '')
  expect((await get('/live/before/..%2fsecret')).status).toBe(404)
})
