import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pathsNamedIn } from './readme'
import { pathsIn } from './source-files'

const INDEX = 'docs/README.md'
const rows = readFileSync(INDEX, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Folders whose pages contain no instructions. The index has a row for each folder. */
const rules = /^docs\/(?:rulings|decisions)\//

it('the index lists every page, and what tests it', () => {
  const pages = pathsIn(['docs']).filter((path) => path.endsWith('.md') && path !== INDEX)
  const listed = new Set(rows.flatMap(([, page = '']) => pathsNamedIn(page, 'docs')))
  const indices = new Set(['docs/how-to/README.md'])
  const missing = pages.filter(
    (page) => !listed.has(page) && !rules.test(page) && !indices.has(page),
  )
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(20)
  for (const [, page, , tried = ''] of rows) {
    const tests = [...tried.matchAll(/tests\/[\w./-]+/g)].map(([path]) => path)
    expect([page, tests.filter((path) => !existsSync(path))]).toEqual([page, []])
    expect([page, tried]).toEqual([
      page,
      expect.stringMatching(/`|by hand|not tried|as it says itself|nothing to try|^tests/),
    ])
  }
})

it('every section of operations says whether a test tries it', () => {
  const [, ...sections] = readFileSync('docs/operations.md', 'utf8').split(/^## /m)
  expect(sections.length).toBeGreaterThan(10)
  const silent = sections.filter(
    (text) => !/\*[^*]*(?:[Tt]ried|[Ll]inted|Not tried|tests\/)[^*]*\*/.test(text),
  )
  expect(silent.map((text) => text.split('\n', 1)[0])).toEqual([])
})
