import { readFileSync } from 'node:fs'
import { namedIds, parseRequirements } from '@tests/meta/requirement-ids'
import { sourcesIn } from '@tests/meta/source-files'

/**
 * `npm run requirements`: prints the rows of tests/requirements.tsv that no test title or story tag
 * names. With `--touch` it prints how many rows of each family are named.
 */
const rows = parseRequirements(readFileSync('tests/requirements.tsv', 'utf8'))
const named = new Set(
  namedIds(
    // The sample ids in this file prove nothing.
    sourcesIn(['tests', 'stories']).filter(
      ({ path }) => path !== 'tests/meta/requirement-ids.test.ts',
    ),
  ).map(({ id }) => id),
)
const open = rows.filter(({ id }) => !named.has(id))

if (process.argv.includes('--touch')) {
  const families = new Map<string, { all: number; touched: number }>()
  for (const { id } of rows) {
    const name = id.replace(/-\d+$/, '')
    const counts = families.get(name) ?? { all: 0, touched: 0 }
    families.set(name, { all: counts.all + 1, touched: counts.touched + (named.has(id) ? 1 : 0) })
  }
  for (const [name, { all, touched }] of families) {
    console.log(`${name.padEnd(8)} ${String(touched).padStart(3)} of ${all}`)
  }
} else {
  for (const { id, section, requirement } of open) {
    console.log(`${id.padEnd(10)} ${section.padEnd(7)} ${requirement}`)
  }
}
console.log(`\n${rows.length - open.length} of ${rows.length} rows are named by a test.`)
