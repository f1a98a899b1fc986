import { existsSync } from 'node:fs'
import { builtPageBudgets } from '@tests/run/built-page'
import { benchApi } from './bench-api'
import { benchCalls } from './bench-calls'
import { benchHostile } from './bench-hostile'
import { benchInteractions } from './bench-interactions'
import { benchLighthouse } from './bench-lighthouse'
import { benchMigrations } from './bench-migrations'
import { benchPages } from './bench-pages'
import { benchScale } from './bench-scale'
import { benchSearch } from './bench-search'
import { benchStories } from './bench-stories'
import { benchWrites } from './bench-writes'
import { record } from './figures'
import { writeReport } from './write-report'

/**
 * `npm run bench`: measures costs, each beside its lower bound. It judges nothing. Only the byte
 * sizes have limits, which `npm test` enforces. It also writes an HTML report into .cache/bench,
 * with each figure beside its floor and the last run's. Name parts to measure them alone: bytes,
 * calls, search, pages, interactions, stories. 'pages bytes' measures no times, and
 * 'pages mid "11 Mbps, 150" home' the times of one page on one line. A part of a name may also
 * follow 'interactions'. Six parts are measured only when they are named:
 *
 * - 'api' measures reads.
 * - 'writes' measures bookings, hearts and reads beside them; 'writes bookings' only bookings.
 * - 'lighthouse' may be followed by a part of a page's name.
 * - 'scale' is followed by the number of listings, and perhaps by parts of the names of searches.
 * - 'hostile' is followed by the number of listings, a seed and the number of questions.
 * - 'migrations' is followed by the number of listings.
 */
const begun = new Date()
const parts = process.argv.slice(2)
const isAsked = (part: string) => parts.length === 0 || parts.includes(part)

if (isAsked('bytes')) {
  if (existsSync('dist/app')) {
    for (const { name, amount, limit, unit } of builtPageBudgets('dist/app')) {
      const isCount = unit === 'files'
      const share = isCount ? 1 : 1000
      record({
        group: 'bytes of the built page',
        name,
        value: amount / share,
        unit: isCount ? 'files' : 'KB',
        limit: limit / share,
      })
      const size = isCount ? `${amount} files` : `${(amount / share).toFixed(1)} KB brotli`
      console.log(`${size.padStart(18)} of ${limit / share}   ${name}`)
    }
  } else console.log('No bytes to weigh: run "npm run build" first.')
}
if (isAsked('calls')) await benchCalls()
if (isAsked('search')) await benchSearch()
if (parts[0] === 'api') await benchApi()
if (parts[0] === 'lighthouse') await benchLighthouse(parts.slice(1))
if (parts[0] === 'writes') await benchWrites(parts[1])
if (parts[0] === 'scale') await benchScale(Number(parts[1] ?? 10_000), parts.slice(2))
if (parts[0] === 'hostile') await benchHostile(...(parts.slice(1).map(Number) as [number]))
if (parts[0] === 'migrations') await benchMigrations(Number(parts[1] ?? 10_000))
if (isAsked('pages')) await benchPages(parts[0] === 'pages' ? parts.slice(1) : [])
if (isAsked('interactions')) await benchInteractions(parts[0] === 'interactions' ? parts[1] : '')
if (isAsked('stories')) await benchStories()
writeReport(begun)
