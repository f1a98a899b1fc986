import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFaults, namedIds, parseRequirements, unknownIdFaults } from './requirement-ids'
import { faultLines, sourcesIn } from './source-files'

const list = readFileSync('tests/requirements.tsv', 'utf8')
const head = 'id\tsection\trequirement\thow to verify\n'
const rows = parseRequirements(`${head}BOOK-05\t2.5\tLines.\tUnit\nCARD-01\t2.4\tCard.\tUI\n`)

describe('the guard for the list of requirements', () => {
  it('finds one well-formed row per id', () => {
    expect(listFaults(list)).toEqual([])
    expect(parseRequirements(list).length).toBeGreaterThan(300)
  })

  it('finds only known ids in tests and stories', () => {
    const faults = unknownIdFaults(sourcesIn(['tests', 'stories']), parseRequirements(list))
    const here = 'tests/meta/requirement-ids.test.ts'
    expect(faultLines(faults.filter(({ path }) => path !== here))).toEqual([])
  })

  it('reports a missing field, a duplicate id and another header', () => {
    const doubled = 'BOOK-05\t2.5\tLines.\tUnit\n'
    expect(listFaults(`${head}${doubled}${doubled}`)).toEqual(["'BOOK-05' is defined twice"])
    expect(listFaults(`${head}BOOK-05\t2.5\tLines.\n`)).toHaveLength(1)
    expect(listFaults(`id,section\n`)).toHaveLength(1)
  })
})

describe('the ids in tests', () => {
  it('name every row of the list', () => {
    const here = 'tests/meta/requirement-ids.test.ts'
    const files = sourcesIn(['tests', 'stories']).filter(({ path }) => path !== here)
    const named = new Set(namedIds(files).map(({ id }) => id))
    const untested = parseRequirements(list).filter(({ id }) => !named.has(id))
    expect(untested.map(({ id, requirement }) => `${id}: ${requirement}`)).toEqual([])
  })

  const inTest = (text: string) => namedIds([{ path: 'tests/a.test.ts', text }]).map(({ id }) => id)

  it('are read from titles, even several in one, and from tables', () => {
    expect(inTest("it('adds the lines (BOOK-05, CARD-01)', () => {})")).toEqual([
      'BOOK-05',
      'CARD-01',
    ])
    expect(inTest("it.each([1, 2])('adds %s (BOOK-05)', () => {})")).toEqual(['BOOK-05'])
    expect(inTest('test.describe("a booking (BOOK-05)", () => {})')).toEqual(['BOOK-05'])
  })

  it('are not read from comments or other code', () => {
    expect(inTest("// BOOK-05\nconst id = 'BOOK-05'")).toEqual([])
  })

  it("are read from a story's tags", () => {
    const story = { path: 'stories/A.stories.tsx', text: "tags: ['req:CARD-01', 'req:BOOK-05']" }
    expect(namedIds([story]).map(({ id }) => id)).toEqual(['CARD-01', 'BOOK-05'])
  })

  it('are reported when the list has no such row', () => {
    const planted = { path: 'tests/a.test.ts', text: "it('adds (BOOK-99)', () => {})" }
    expect(unknownIdFaults([planted], rows)).toHaveLength(1)
    const other = { path: 'tests/a.test.ts', text: "it('speaks of UTF-16 and R-96', () => {})" }
    expect(unknownIdFaults([other], rows)).toEqual([])
  })
})
