import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFaults, namedIds, parseRequirements, unknownIdFaults } from './requirement-ids'
import { faultLines, sourcesIn } from './source-files'

const list = readFileSync('tests/requirements.tsv', 'utf8')
const here = 'tests/meta/requirement-ids.test.ts'
const files = sourcesIn(['tests', 'stories']).filter(({ path }) => path !== here)

it('the list of requirements has one well-formed row per id', () => {
  expect(listFaults(list)).toEqual([])
  expect(parseRequirements(list).length).toBeGreaterThan(300)
})

it('every requirement has a test or a story', () => {
  const named = new Set(namedIds(files).map(({ id }) => id))
  const untested = parseRequirements(list).filter(({ id }) => !named.has(id))
  expect(untested.map(({ id, requirement }) => `${id}: ${requirement}`)).toEqual([])
})

it('tests and stories name no other ids', () => {
  expect(faultLines(unknownIdFaults(files, parseRequirements(list)))).toEqual([])
})

it('ids are read from titles and tags, and from nothing else', () => {
  const inTest = (text: string) => namedIds([{ path: 'tests/a.test.ts', text }]).map(({ id }) => id)
  expect(inTest("it.each([1])('adds (BOOK-05, CARD-01)', () => {})")).toEqual([
    'BOOK-05',
    'CARD-01',
  ])
  expect(inTest("// BOOK-05\nconst id = 'BOOK-05'")).toEqual([])
  const story = { path: 'stories/A.stories.tsx', text: "tags: ['req:CARD-01', 'req:BOOK-05']" }
  expect(namedIds([story]).map(({ id }) => id)).toEqual(['CARD-01', 'BOOK-05'])
})
