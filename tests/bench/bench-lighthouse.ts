import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { startProduct } from '@tests/e2e/support/product'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { measureIndex, TIERS } from './benchmark-index'
import { record } from './figures'
import { measuredPages } from './measured-pages'
import { percentiles } from './percentiles'

const run = promisify(execFile)

/** Package that `npx` fetches (docs/decisions/0038). */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** Runs of each page. The figures are their medians. */
const RUNS = 5
/** Runs without a trace in a row after which the bench gives up. */
const ATTEMPTS = 3
/** Says that the trace of a run has no beginning, which has nothing to do with the page. */
const NO_TRACE = 'NO_NAVSTART'
/** Time that one run may take, in milliseconds. */
const PATIENCE = 180_000

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'first-contentful-paint': 'FCP',
  'speed-index': 'speed',
} as const
type AuditName = keyof typeof audits
const auditNames = Object.keys(audits) as AuditName[]

/** The part of Lighthouse's report that is printed. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<AuditName, { numericValue: number }>
}

/** Runs Lighthouse on a page as on a phone, with its own model of a line (1.6 Mbps, 150 ms). */
async function audit(
  url: string,
  slowdown: number,
  folder: string,
  attempts = ATTEMPTS,
): Promise<Report> {
  const { executablePath = chromium.executablePath(), args = [] } = chromiumLaunchOptions()
  const output = join(folder, 'report.json')
  const words = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${['--headless=new', '--no-sandbox', ...args].join(' ')}`,
  ]
  try {
    const env = { ...process.env, CHROME_PATH: executablePath }
    await run('npx', words, { env, timeout: PATIENCE })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    if (attempts === 1 || !stderr.includes(NO_TRACE)) throw error
    return audit(url, slowdown, folder, attempts - 1)
  }
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}

const median = (reports: readonly Report[], read: (report: Report) => number) =>
  percentiles(reports.map(read)).p50

/** Limits of the audits, in milliseconds. */
const limits: Partial<Record<AuditName, number>> = {
  'largest-contentful-paint': 1900,
  'total-blocking-time': 150,
}

/** Records the figures of a page. A category counts what it lacks, since its most is the best. */
function recordReports(page: string, reports: readonly Report[]) {
  const group = 'Lighthouse, mid-tier'
  for (const category of categories) {
    record({
      group: `${group}, categories`,
      name: `${page}, ${category}`,
      value: 100 - median(reports, (report) => report.categories[category].score) * 100,
      unit: 'points below 100',
      limit: category === 'performance' ? 5 : 0,
    })
  }
  for (const key of auditNames) {
    if (key === 'cumulative-layout-shift') continue
    const value = median(reports, (report) => report.audits[key].numericValue)
    record({ group, name: `${page}, ${audits[key]}`, value, unit: 'ms', limit: limits[key] })
  }
}

/**
 * Measures the drawn pages with Lighthouse at mid-tier: its four categories, and the audits that
 * its performance consists of.
 */
export async function benchLighthouse(words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const product = await startProduct(join(folder, 'data'))
  try {
    const browser = await chromium.launch(chromiumLaunchOptions())
    const index = await measureIndex(browser)
    await browser.close()
    const slowdown = Math.max(1, index / TIERS['mid-tier'])
    const titles = [...categories, ...auditNames.map((name) => audits[name])]
    console.log(
      `${LIGHTHOUSE}, medians of ${RUNS}, benchmark index ${index}, slowdown ${slowdown.toFixed(2)}\n` +
        `  ${''.padEnd(16)}${titles.map((title) => title.padStart(15)).join('')}`,
    )
    for (const { name, path } of measuredPages) {
      if (!words.every((word) => name.toLowerCase().includes(word.toLowerCase()))) continue
      // The first run lets the server make the photos.
      await audit(product.address + path, slowdown, folder)
      const reports: Report[] = []
      for (let turn = 0; turn < RUNS; turn += 1) {
        reports.push(await audit(product.address + path, slowdown, folder))
      }
      recordReports(name, reports)
      const scores = categories.map((category) =>
        (median(reports, (report) => report.categories[category].score) * 100).toFixed(0),
      )
      const values = auditNames.map((key) =>
        median(reports, (report) => report.audits[key].numericValue).toFixed(
          key === 'cumulative-layout-shift' ? 3 : 0,
        ),
      )
      console.log(
        `  ${name.padEnd(16)}${[...scores, ...values].map((text) => text.padStart(15)).join('')}`,
      )
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
