import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { expect, it, onTestFinished } from 'vitest'
import { cameraOptions } from './camera-flags'
import { oneLine } from './one-line'
import { pictureStore } from './picture-store'
import { changedLines } from './review-checkout'
import { writeReview, type ReviewChange } from './write-review'

const folder = mkdtempSync(join(tmpdir(), 'staylet-review-'))
const store = pictureStore(join(folder, 'store'))

const picture = (shade: number) => {
  const png = new PNG({ width: 8, height: 8 })
  png.data.fill(shade)
  return PNG.sync.write(png)
}
const hashes = store.keepShots(
  new Map([
    ['before', picture(255)],
    ['after', picture(9)],
  ]),
)

const change = (storyName: string, rest: Partial<ReviewChange>): ReviewChange => ({
  name: `ui-card--${storyName}/390`,
  story: `ui-card--${storyName}`,
  title: 'ui/Card',
  storyName,
  variant: '390',
  kind: 'changed',
  why: ['ui/Card.tsx'],
  ...rest,
})
const lines = { before: ['button "Pay": cursor pointer'], after: ['button "Pay": cursor <none>'] }

it('a review shows pictures with their difference, texts once, and what failed in one line (CAT-04)', async () => {
  const out = join(folder, 'review')
  const review = {
    base: 'aaaaaaaaaa',
    head: 'bbbbbbbbbb with uncommitted changes',
    changes: [
      change('Default', { ...hashes, pixels: 64, largestStep: 246, difference: picture(99) }),
      change('Default', { variant: 'behaviour', lines }),
      change('Long', { variant: 'behaviour', lines }),
    ],
    faults: [{ side: 'after', story: 'ui-card--broken', message: 'it throws' } as const],
    notes: [],
  }
  writeReview(out, review, store)
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  expect(page).toContain('bbbbbbbbbb with uncommitted changes')
  expect(page).toContain('1 picture and 2 texts changed in 2 stories.')
  expect(page).toContain('<li>ui-card--broken (after): it throws</li>')
  expect(page.match(/cursor &lt;none>/g)).toHaveLength(1)
  expect(page).toContain('64 pixels, by up to 246 of 255')

  const browser = await chromium.launch(cameraOptions(0))
  onTestFinished(() => browser.close())
  const report = await browser.newPage()
  await report.goto(`file://${out}/index.html`)
  await report.getByRole('link', { name: 'ui/Card: Default' }).click()
  await report.getByRole('link', { name: 'ui/Card › Default' }).first().click()
  for (const view of ['Diff', 'Actual', 'Expected', 'Slider']) {
    await report.getByText(view, { exact: true }).click()
  }
  const image = report.locator('img').first()
  await image.evaluate((shown: HTMLImageElement) => shown.decode())
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(8)
})

it('a message that brings a page of HTML with it is one line', () => {
  const long = `\u001b[31mUnable to find a button\u001b[39m\n\n<body>${'<p></p>\n'.repeat(999)}`
  expect(oneLine(new Error(long))).toBe('Unable to find a button')
  expect(oneLine(new Error('x'.repeat(999)))).toHaveLength(201)
})

it('a text shows the lines that only one side has, or else those in another place', () => {
  expect(changedLines(['a', 'b', 'b'], ['b', 'c'])).toEqual({ before: ['a', 'b'], after: ['c'] })
  expect(changedLines(['a', 'b'], ['b', 'a'])).toEqual({ before: ['a', 'b'], after: ['b', 'a'] })
})
