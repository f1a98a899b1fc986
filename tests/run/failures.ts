import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  path: string
  title: string
  /** First lines of the error, without its stack. */
  message: string
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

interface Spec {
  title: string
  ok: boolean
  tests: { results: { error?: { message?: string } }[] }[]
}

interface Suite {
  file: string
  title: string
  specs?: Spec[]
  suites?: Suite[]
}

/** Playwright writes the colours of a terminal into its messages. */
const COLOURS = /\u001B\[\d+m/g

/** Lines of an error that tell why, such as the counterexample of a property. */
const MOST_LINES = 12
const STACK_LINE = /^\s+at /

function messageIn(text = '') {
  const lines = text.replace(COLOURS, '').trim().split('\n')
  const stack = lines.findIndex((line) => STACK_LINE.test(line))
  const end = stack === -1 ? MOST_LINES : Math.min(stack, MOST_LINES)
  return lines.slice(0, end).join('\n')
}

function vitestFailures({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const path = relative(process.cwd(), name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages: [first] }) => {
      return { path, title: fullName, message: messageIn(first) }
    })
  if (status !== 'failed' || failed.length > 0) return failed
  return [{ path, title: 'the whole file', message: messageIn(message) }]
}

const playwrightFailures = ({ file, specs = [], suites = [] }: Suite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return { path: `tests/${file}`, title, message: messageIn(errors.find(Boolean)) }
    }),
  ...suites.flatMap(playwrightFailures),
]

/** Returns the failed tests of a runner's report, or none when it wrote no readable report. */
export function readFailures(report: string): Failure[] {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults?: VitestFile[]
      suites?: Suite[]
    }
    return (
      read.testResults?.flatMap(vitestFailures) ?? read.suites?.flatMap(playwrightFailures) ?? []
    )
  } catch {
    // The step has already said that its report is missing, and counts as failed.
    return []
  }
}

export const failureLine = ({ path, title, message }: Failure) =>
  `  ${path} › ${title}\n${message.replace(/^/gm, '    ')}`
