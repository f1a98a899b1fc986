import { readFileSync } from 'node:fs'

/** How many tests of a run passed, failed, and were left out. */
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

/** A file that could not even be loaded has no failed test to its name, and counts as one. */
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

/** A test that passed only at a second try is a failed one: nobody may get used to it. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
})

/** Reads what a runner reported. A report that is missing or no JSON is `undefined`, never zero. */
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
 * What a step adds to the total. Without a report of tests the step is itself one check. With
 * one, its counts; and a runner that failed without a failed test has broken, which counts as one.
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

/** The last line of a run: `812 passed, 0 failed`, with `, 3 skipped` only when some were. */
export const summaryLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
