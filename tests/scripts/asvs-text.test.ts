import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulingHeadings } from '@tests/meta/references'
import { pathsIn } from '@tests/meta/source-files'
import { asvsCounts, asvsFaults, parseAsvs } from '../../scripts/asvs-text'

const rows = parseAsvs(readFileSync('docs/security/asvs.tsv', 'utf8'))
const rulings = new Set(
  pathsIn(['docs/rulings']).flatMap((path) => rulingHeadings(readFileSync(path, 'utf8'))),
)
const heading = 'id\tlevel\trequirement\tapplies\thow\tfiles\tshown by\tstate\n'
const nowhere = { exists: () => false, rulings: new Set(['R-39']) }
const faultsOf = (line: string) => asvsFaults(parseAsvs(heading + line), nowhere)

describe('the list of security requirements', () => {
  it('has every requirement of both levels, and names only what exists', () => {
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
    expect(asvsFaults(rows, { exists: existsSync, rulings })).toEqual([])
  })

  it('needs a test for what is met, a rule for what is excused, and a reason for the rest', () => {
    expect(faultsOf('V1\t1\ta\tyes\tb\tgone.ts\t\tmet')).toEqual([
      "V1 names 'gone.ts', which does not exist",
      'V1 is met, but names no test',
    ])
    expect(faultsOf('V1\t1\ta\tyes\tb\t\t\texcused: R-39')).toEqual([])
    expect(faultsOf('V1\t1\ta\tyes\tb\t\t\texcused: R-1')).toHaveLength(1)
    expect(faultsOf('V1\t1\ta\tyes\tb\t\t\tfine')).toHaveLength(1)
    expect(faultsOf('V1\t1\ta\tno\t\t\t\t')).toHaveLength(1)
    expect(faultsOf('V1\t1\ta\tno: no XML\t\t\t\tmet')).toHaveLength(1)
    expect(faultsOf('V1\t1\ta\tno: no XML\t\t\t\t\nV1\t1\ta\tno: no XML\t\t\t\t')).toEqual([
      'V1 is repeated',
    ])
  })

  it('counts by state', () => {
    const line =
      'V1\t1\ta\tyes\tb\t\tx\tmet\nV2\t1\ta\tno: no XML\t\t\t\t\nV3\t2\ta\tyes\tb\t\t\tunmet'
    expect(asvsCounts(parseAsvs(heading + line), '1')).toBe(
      'level 1: 2 rows, 1 met, 0 unmet, 0 excused, 1 do not apply',
    )
  })
})
