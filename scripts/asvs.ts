import { existsSync, readFileSync } from 'node:fs'
import { rulingHeadings } from '@tests/meta/references'
import { pathsIn } from '@tests/meta/source-files'
import { asvsCounts, asvsFaults, parseAsvs } from './asvs-text'

/** `npm run asvs`: checks the rows of docs/security/asvs.tsv, lists what is unmet, and counts. */
const rows = parseAsvs(readFileSync('docs/security/asvs.tsv', 'utf8'))
const rulings = new Set(
  pathsIn(['docs/rulings']).flatMap((path) => rulingHeadings(readFileSync(path, 'utf8'))),
)
const faults = asvsFaults(rows, { exists: existsSync, rulings })
for (const { id, requirement, how } of rows.filter(({ state }) => state === 'unmet')) {
  console.log(`${id.padEnd(8)} ${requirement}: ${how || 'nothing'}`)
}
console.log(['1', '2'].map((level) => asvsCounts(rows, level)).join('\n'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
