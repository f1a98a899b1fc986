import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, resolve } from 'node:path'

export interface Step {
  name: string
  /** Command line with a program of node_modules/.bin. */
  command: string
  /** Runner whose JSON report has the number of tests. */
  runner?: 'vitest' | 'playwright'
  env?: Record<string, string> | undefined
}

/** Lanes run side by side, and each runs its steps one after another. */
type Stage = readonly (readonly Step[])[]

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const REPORTS = resolve('.cache/reports')
const total = { passed: 0, failed: 0, skipped: 0 }
const faulty: string[] = []

const count = (passed: number, failed: number, skipped: number) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  return failed
}

/** Adds the counts of a runner's report, and returns how many tests failed. */
function countTests(file: string) {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return count(expected, unexpected + flaky, skipped)
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return count(numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

function runStep({ name, command, runner, env }: Step, shared: NodeJS.ProcessEnv) {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
  // The report of an earlier run must not be counted as this one's.
  rmSync(report, { force: true })
  const reporting = {
    vitest: ` --reporter=dot --reporter=json --outputFile.json=${report}`,
    playwright: ' --reporter=dot,json',
  }
  const child = spawn(command + (runner ? reporting[runner] : ''), {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...shared, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const started = Date.now()
  return new Promise<void>((done) =>
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) {
        process.stdout.write(Buffer.concat(printed))
        faulty.push(name)
      }
      let failed = 0
      try {
        if (runner) failed = countTests(report)
      } catch (error) {
        console.log(`${name} wrote no report: ${String(error)}`)
      }
      // A failed step without a failed test, such as lint or a runner that crashed, counts as one.
      if (code !== 0 && failed === 0) count(0, 1, 0)
      done()
    }),
  )
}

/**
 * Runs every step, also after a failure, and prints the output of those that failed. The last line
 * is the sum of all tests. Returns the exit code.
 */
export async function runLanes(stages: readonly Stage[], env: Record<string, string>) {
  mkdirSync(REPORTS, { recursive: true })
  // A test that is killed removes nothing, so all temporary files have one folder. PostgreSQL refuses
  // to run as root, and its user has to get through the folder.
  const TMPDIR = mkdtempSync(`${tmpdir()}/staylet-`)
  chmodSync(TMPDIR, 0o755)
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}`
  const shared = { ...process.env, ...env, PATH, TMPDIR }
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) await runStep(step, shared)
  }
  for (const stage of stages) await Promise.all(stage.map(runLane))
  rmSync(TMPDIR, { recursive: true, force: true })
  if (faulty.length > 0) console.log(`\nFailed: ${faulty.join(', ')}`)
  const { passed, failed, skipped } = total
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}
