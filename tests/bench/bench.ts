import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@tests/e2e/support/product'
import { benchLighthouse } from './lighthouse'
import { benchBookings, benchReads } from './requests'
import { benchSearch } from './search'
import { benchBytes, benchVisits } from './visits'

/** Runs a bench on the built product with its demo data. */
async function onProduct(
  bench: (address: string) => Promise<void> | void,
  settings: NodeJS.ProcessEnv = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(folder, settings)
  try {
    await bench(product.address)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const benches: Record<string, (words: readonly string[]) => Promise<void>> = {
  search: ([listings = '100000', ...only]) => benchSearch(Number(listings), only),
  reads: () => onProduct(benchReads, { TRUST_PROXY: '1' }),
  bookings: benchBookings,
  visits: () => onProduct(benchVisits),
  bytes: () => onProduct(benchBytes),
  lighthouse: () => onProduct(benchLighthouse),
}

/** `npm run bench -- <name>`: prints what something costs, and judges nothing. */
const [name = '', ...words] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench(words)
else {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}
search   may be followed by the number of listings and by parts of the names of questions;
         BENCH_DATABASE_URL names a database that keeps the listings
reads, visits, bytes, lighthouse   need npm run build before`)
  process.exitCode = 1
}
