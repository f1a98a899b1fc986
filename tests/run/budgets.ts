import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { budgetFaults, routeBudgets, type Manifest } from './route-bytes'

const APP = 'dist/app'

/** Measures the page that `npm run build` left against its budgets, compressed as it is served. */
const manifest = JSON.parse(readFileSync(`${APP}/.vite/manifest.json`, 'utf8')) as Manifest
const budgets = routeBudgets(manifest, (file) => {
  const path = `${APP}/${file}`
  // Node's quality is 11, as the build's.
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length
})
for (const { name, amount, limit, unit } of budgets) {
  const size =
    unit === 'files'
      ? `${amount} files of ${limit}`
      : `${(amount / 1000).toFixed(1)} KB of ${limit / 1000}`
  console.log(`${amount <= limit ? '✓' : '✗'} ${size.padStart(18)}  ${name}`)
}
const faults = budgetFaults(budgets)
for (const fault of faults) console.error(`Over budget: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
