import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  playwrightCounts,
  readCounts,
  stepCounts,
  sumCounts,
  summaryLine,
  vitestCounts,
} from './counts'

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
}

describe('the counts of a test run', () => {
  it('include passed, failed and skipped tests of a Vitest report', () => {
    expect(vitestCounts(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 3 })
  })

  it('include a test file that failed to load as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] }
    expect(vitestCounts(report).failed).toBe(2)
  })

  it('include a journey that passed only on a retry as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 3, skipped: 1 })
  })

  it('include an error outside any journey as failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(playwrightCounts({ stats, errors: [{}] }).failed).toBe(1)
  })

  it('are unknown for a missing or truncated report', () => {
    const folder = mkdtempSync(join(tmpdir(), 'staylet-counts-'))
    writeFileSync(join(folder, 'cut.json'), '{"numPassedTests": 3')
    expect(readCounts(join(folder, 'none.json'))).toBeUndefined()
    expect(readCounts(join(folder, 'cut.json'))).toBeUndefined()
  })

  it('treat a step without tests as one check', () => {
    expect(stepCounts(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(stepCounts(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('add a failure when the runner crashed although every test passed', () => {
    expect(stepCounts(1, { passed: 9, failed: 0, skipped: 0 }).failed).toBe(1)
  })

  it('are printed as one line that mentions skipped tests only when there are any', () => {
    const counts = sumCounts([
      { passed: 800, failed: 0, skipped: 0 },
      { passed: 12, failed: 1, skipped: 0 },
    ])
    expect(summaryLine(counts)).toBe('812 passed, 1 failed')
    expect(summaryLine({ ...counts, skipped: 3 })).toBe('812 passed, 1 failed, 3 skipped')
  })
})
