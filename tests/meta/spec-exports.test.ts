import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRequirements } from './requirement-ids'
import { faultLines, sourcesIn } from './source-files'
import { specExports, specFaults } from './spec-exports'

const tagged = (id: string, declaration = 'export const saveListing = () => {}') => ({
  path: 'features/hosting/hosting-calls.ts',
  text: `/**\n * Creates a listing.\n * @spec ${id}\n */\n${declaration}`,
})
const ids = new Set(['PROD-02'])

describe('the guard for exports that only the specification requires', () => {
  it('finds a known id on each, and no use of it', () => {
    const rows = parseRequirements(readFileSync('tests/requirements.tsv', 'utf8'))
    expect(faultLines(specFaults(sourcesIn(), new Set(rows.map(({ id }) => id))))).toEqual([])
  })

  it('reads the ids, on one line or several', () => {
    const oneLine = {
      path: 'domain/a.ts',
      text: '/** Hosts. @spec PROD-02, 7 */\nexport type A = 1',
    }
    expect(specExports([tagged('PROD-02'), oneLine])).toMatchObject([
      { name: 'saveListing', ids: ['PROD-02'] },
      { name: 'A', ids: ['PROD-02', '7'] },
    ])
    expect(specFaults([tagged('PROD-02'), oneLine], ids)).toEqual([])
  })

  it('reports an unknown id, a tag without an export and an export in use', () => {
    expect(specFaults([tagged('PROD-77')], ids)).toHaveLength(1)
    expect(specFaults([tagged('PROD-02', 'const hidden = 1')], ids)).toHaveLength(1)
    const user = { path: 'app/pages/HostPage.tsx', text: 'saveListing()' }
    expect(specFaults([tagged('PROD-02'), user], ids)).toHaveLength(1)
  })

  it('ignores uses in their own tests', () => {
    const test = { path: 'tests/features/hosting-calls.test.ts', text: 'saveListing()' }
    expect(specFaults([tagged('PROD-02'), test], ids)).toEqual([])
  })
})
