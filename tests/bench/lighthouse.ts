import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { median } from './measure'
import { measuredPages } from './visits'

/** Package that `npx` fetches (docs/decisions/0007). */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** Runs of each page. The figures are their medians. */
const RUNS = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
} as const
type AuditName = keyof typeof audits
const auditNames = Object.keys(audits) as AuditName[]

/** The part of Lighthouse's report that is printed. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<AuditName, { numericValue: number }>
}

/**
 * Runs Lighthouse on a page, with its own model of a phone and of a line (1.6 Mbps, 150 ms). Chromium
 * sometimes records no navigation, so it has a second attempt.
 */
function audit(url: string): Report {
  try {
    return runLighthouse(url)
  } catch {
    return runLighthouse(url)
  }
}

function runLighthouse(url: string): Report {
  const { executablePath = chromium.executablePath(), args = [] } = chromiumLaunchOptions()
  const report = execFileSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', '--no-sandbox', ...args].join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CHROME_PATH: executablePath },
    },
  )
  return JSON.parse(report) as Report
}

/** Measures the server-rendered pages with Lighthouse. */
export function benchLighthouse(address: string) {
  console.log(`${LIGHTHOUSE}, medians of ${RUNS}`)
  for (const { name, path } of measuredPages) {
    // The first run lets the server make the photos.
    audit(address + path)
    const reports = Array.from({ length: RUNS }, () => audit(address + path))
    const scores = categories.map(
      (each) => `${each} ${median(reports.map((one) => one.categories[each].score * 100))}`,
    )
    const values = auditNames.map(
      (each) =>
        `${audits[each]} ${median(reports.map((one) => one.audits[each].numericValue)).toFixed(0)}`,
    )
    console.log(`${name.padEnd(16)} ${[...scores, ...values].join('   ')}`)
  }
}
