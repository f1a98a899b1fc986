import { findInCode } from './code-text'
import type { Fault, SourceFile } from './source-files'

const habits: { pattern: RegExp; message: string }[] = [
  { pattern: /\bwaitForTimeout\s*\(/g, message: 'sleeps: wait for the expected event' },
  {
    pattern: /new Promise\b[^=]*=>\s*\{?\s*(?:void\s+)?(?:globalThis\.|window\.)?setTimeout\b/g,
    message: 'sleeps: wait for the expected event, or control the clock',
  },
  { pattern: /['"](?:node:)?timers\/promises['"]/g, message: 'sleeps: control the clock' },
  {
    pattern: /\b(?:it|test|describe)\.only\b/g,
    message: 'runs alone, so that the run skips every other test',
  },
  { pattern: /\btoMatchSnapshot\s*\(/g, message: 'compares markup: assert the behaviour' },
  { pattern: /\bMath\.random\s*\(|['"]@faker-js/g, message: 'is different every time' },
]

const isTest = (path: string) =>
  /\.(test|e2e)\.tsx?$|\.stories\.tsx$|^tests\/(fixtures|helpers)\//.test(path) &&
  !path.startsWith('tests/meta/')

/** Finds sleeps, focused tests, markup snapshots and randomness in tests and stories. */
export const habitFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      habits.flatMap(({ pattern, message }) =>
        findInCode(text, pattern).map(({ line }) => ({ path: `${path}:${line}`, message })),
      ),
    )

/**
 * Finds reads of the real clock in stories and fixtures, because the time of the run must not show
 * in a screenshot.
 */
export const movingClockFaults = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => /\.stories\.tsx$|^tests\/fixtures\//.test(path))
    .flatMap(({ path, text }) =>
      findInCode(text, /\bnew Date\(\s*\)|\bDate\.now\(/g).map(({ line }) => ({
        path: `${path}:${line}`,
        message: 'reads the clock: use a fixed day',
      })),
    )
