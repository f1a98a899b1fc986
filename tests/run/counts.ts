import { readFileSync } from 'node:fs'

/** Numbers of passed, failed and skipped tests of a run. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts files that failed to load. They contain no failed test, so each counts as one. */
const brokenFiles = ({ testResults }: VitestReport) =>
  testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length

export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
})

/** A test that passed only on a retry counts as failed, so that nobody gets used to retries. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
})

/** Reads a runner's report. A missing or malformed report is `undefined`, never zero tests. */
export function readCounts(path: string): Counts | undefined {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return 'stats' in (report as object)
      ? playwrightCounts(report as PlaywrightReport)
      : vitestCounts(report as VitestReport)
  } catch {
    return undefined
  }
}

/**
 * Returns what a step adds to the total. A step without a test report is one check. A runner that
 * failed without a failed test has crashed, which counts as one failure.
 */
export function stepCounts(exitCode: number, reported: Counts | undefined): Counts {
  const ok = exitCode === 0
  if (!reported) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  return { ...reported, failed: ok ? reported.failed : Math.max(reported.failed, 1) }
}

export const sumCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/**
 * Formats the last line of a run: `812 passed, 0 failed`, followed by `, 3 skipped` if any were.
 */
export const summaryLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
