import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { failureLine, readFailures } from './failures'

function reportOf(report: unknown) {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return readFailures(path)
}

const passed = { fullName: 'a test that holds', status: 'passed', failureMessages: [] }

it('names each failed test of a Vitest report with its error', () => {
  const failed = {
    fullName: 'adds up',
    status: 'failed',
    failureMessages: ['Error: 3\nof 4\n  at x'],
  }
  const files = [
    {
      name: resolve('a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [passed, failed],
    },
    { name: resolve('b.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(reportOf({ testResults: files })).toEqual([
    { path: 'a.test.ts', title: 'adds up', message: 'Error: 3\nof 4' },
  ])
})

it('names a file that could not be loaded', () => {
  const broken = {
    name: resolve('a.test.ts'),
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  expect(reportOf({ testResults: [broken] })).toEqual([
    { path: 'a.test.ts', title: 'the whole file', message: 'no such module' },
  ])
})

it('names each failed journey without the colours of its error', () => {
  const spec = (title: string, ok: boolean) => {
    const error = ok ? undefined : { message: 'Error: \u001B[31mlate\u001B[39m\nCall log' }
    return { title, ok, tests: [{ results: [{ error }] }] }
  }
  const inner = { file: 'e2e/a.ts', title: 'inner', specs: [spec('books', false)] }
  const outer = { file: 'e2e/a.ts', title: 'a.ts', specs: [spec('shows', true)], suites: [inner] }
  expect(reportOf({ suites: [outer], stats: {} }).map(failureLine)).toEqual([
    '  tests/e2e/a.ts › books\n    Error: late\n    Call log',
  ])
})

it('is empty for a report that is missing', () => {
  expect(readFailures('no-such-report.json')).toEqual([])
})
