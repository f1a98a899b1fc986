import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Change } from './compare'
import { BEHAVIOUR } from './matrix'
import type { Fault } from './photograph'
import type { PictureStore } from './picture-store'
import type { PicturedStory } from './report/stories'

/** One change as a reviewer sees it. */
export interface ReviewChange extends Change {
  /** Files that differ between the sides and that draw this story. */
  why: string[]
  /** Number of pixels that differ, and the largest step of a channel among them. */
  pixels?: number
  largestStep?: number
  /** Image of the differences. */
  difference?: Buffer
  /** Lines of behaviour that only one side has. */
  lines?: { before: string[]; after: string[] }
}

export interface Review {
  /** Names of what is compared. */
  base: string
  head: string
  changes: ReviewChange[]
  /** Stories that could not be photographed. */
  faults: Fault[]
  /** Remarks that a reviewer should read before looking. */
  notes: string[]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const groupBy = <Each>(all: readonly Each[], keyOf: (one: Each) => string) => {
  const groups = new Map<string, Each[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

const storyName = ({ title, storyName: name, from }: Change) =>
  `${title}: ${name}${from === undefined ? '' : ` (renamed from ${from})`}`

const noteOf = ({ kind, pixels, largestStep }: ReviewChange) =>
  kind === 'changed'
    ? `${counted(pixels ?? 0, 'pixel', 'pixels')}, by up to ${largestStep ?? 0} of 255`
    : kind

const isPicture = ({ variant }: Change) => variant !== BEHAVIOUR

/** Lists equal changes of texts once, with all stories that they are in. */
const textChanges = (changes: readonly ReviewChange[]) =>
  groupBy(changes, ({ kind, lines }) => JSON.stringify(kind === 'changed' ? lines : kind))
    .map((group) => {
      const stories = group.map((change) => `<li>${escape(storyName(change))}</li>`).join('')
      const [{ kind, lines } = { kind: 'changed', lines: undefined }] = group
      const marked = [
        ...(lines?.before ?? []).map((line) => `<del>− ${escape(line)}</del>`),
        ...(lines?.after ?? []).map((line) => `<ins>+ ${escape(line)}</ins>`),
      ]
      const what =
        kind === 'changed' || kind === 'renamed' ? marked.join('\n') : `The story is ${kind}.`
      return `<article><ul>${stories}</ul><pre>${what}</pre></article>`
    })
    .join('\n')

const storyRows = (changes: readonly ReviewChange[]) =>
  groupBy(changes, ({ story }) => story)
    .map((group) => {
      const [first] = group
      if (!first) return ''
      const link = `pictures/index.html#?q=${encodeURIComponent(`"${first.title}" "${first.storyName}"`)}`
      const variants = group.map((one) => `<li><b>${one.variant}</b> ${noteOf(one)}</li>`).join('')
      const why = first.why.map((path) => `<li><code>${escape(path)}</code></li>`).join('')
      return `<tr><th><a href="${link}">${escape(storyName(first))}</a></th><td><ul>${variants}</ul></td><td><ul>${why}</ul></td></tr>`
    })
    .join('\n')

const section = (title: string, content: string) =>
  content === '' ? '' : `<h2>${title}</h2>\n${content}`

const list = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`

/** Names the side and the story of a fault in one line. */
export const faultLine = ({ side, story, message }: Fault) => `${story} (${side}): ${message}`

function pageOf({ base, head, changes, faults, notes }: Review) {
  const pictures = changes.filter(isPicture)
  const texts = changes.filter((change) => !isPicture(change))
  const stories = new Set(changes.map(({ story }) => story)).size
  const summary =
    `${counted(pictures.length, 'picture', 'pictures')} and ` +
    `${counted(texts.length, 'text', 'texts')} changed in ${counted(stories, 'story', 'stories')}.`
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review of ${escape(head)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 2rem auto; padding-inline: 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-block-start: 1px solid; padding: 0.5rem; text-align: start; vertical-align: top }
  ul { margin: 0; padding-inline-start: 1.25rem }
  article { border-block-start: 1px solid; padding-block: 0.5rem }
  pre { overflow-wrap: anywhere; white-space: pre-wrap }
  del, ins { display: block; text-decoration: none }
  del { background: #d1242f33 }
  ins { background: #1a7f3733 }
</style>
<h1>Visual review</h1>
<p>${escape(base)} → <strong>${escape(head)}</strong></p>
<p>${summary} ${pictures.length > 0 ? '<a href="pictures/index.html">Open the pictures: before, after, slider and difference</a>' : ''}</p>
${section('Not photographed', list(faults.map(faultLine)))}
${section('Notes', list(notes))}
${section('What no picture shows', textChanges(texts))}
${section('Pictures', pictures.length === 0 ? '' : `<table><tr><th>Story</th><th>Variants</th><th>Files that changed</th></tr>\n${storyRows(pictures)}</table>`)}
</html>
`
}

/**
 * Writes the pictures as a report of Playwright, which shows before, after and difference of each
 * beside each other or as a slider.
 */
function writePictures(folder: string, changes: readonly ReviewChange[], store: PictureStore) {
  const input = resolve(folder, 'input')
  mkdirSync(input, { recursive: true })
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(input, name), bytes)
    return join(input, name)
  }
  const stories = groupBy(changes, ({ story }) => story).map((group, at): PicturedStory => {
    const [{ title, storyName: name } = { title: '', storyName: '' }] = group
    const pictures = group.flatMap(({ variant, before, after, difference }) => {
      const sides = [
        ['expected', before && store.readPicture(before)],
        ['actual', after && store.readPicture(after)],
        ['diff', difference],
      ] as const
      return sides.flatMap(([side, bytes]) =>
        bytes
          ? [{ name: `${variant}-${side}.png`, path: write(`${at}-${variant}-${side}.png`, bytes) }]
          : [],
      )
    })
    const lines = group.map((change) => `${change.variant}: ${noteOf(change)}`)
    return { title, name, summary: lines.join('\n'), pictures }
  })
  writeFileSync(join(input, 'stories.json'), JSON.stringify(stories))
  const config = fileURLToPath(new URL('report/playwright.config.ts', import.meta.url))
  const report = resolve(folder, 'pictures')
  // Each change is a failed test of the report, so its exit code tells nothing.
  const { stdout, stderr } = spawnSync(process.execPath, [playwright, 'test', '-c', config], {
    encoding: 'utf8',
    env: { ...process.env, REVIEW_INPUT: input, REVIEW_OUT: report },
  })
  rmSync(input, { recursive: true })
  if (!existsSync(join(report, 'index.html'))) {
    throw new Error(`Playwright wrote no report:\n${stdout}\n${stderr}`)
  }
}

const playwright = resolve('node_modules', '@playwright', 'test', 'cli.js')

/** Writes a review into a folder: a page with a summary and the texts, and a report of the pictures. */
export function writeReview(folder: string, review: Review, store: PictureStore) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), pageOf(review))
  const pictures = review.changes.filter(isPicture)
  if (pictures.length > 0) writePictures(folder, pictures, store)
}
