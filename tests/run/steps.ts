import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCounts, stepCounts, sumCounts, summaryLine, type Counts } from './counts'
import { failureLine, readFailures } from './failures'
import { fileTimes, timeLine, type FileTime } from './file-times'
import { hashInputs, type StepCache } from './step-cache'

export interface Step {
  name: string
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  command: [program: string, ...args: string[]]
  /** Path of the JSON report that the command writes. A step without one is itself one check. */
  report?: string
  env?: Record<string, string>
  /** Fails the step if any of its tests was skipped. */
  refuseSkips?: boolean
  /** Name of a step that must pass first. If it failed, this step fails without running. */
  needs?: string
  /** Folders and files that the step never reads. A change of them does not run it again. */
  ignores?: readonly string[]
  /** Folder that the step writes. */
  output?: string
  /** True when the report lists test files with their times. */
  hasFileTimes?: boolean
  /** Runs the step every time, because it depends on more than the files. */
  always?: boolean
}

/**
 * Lanes run at the same time, and each runs its steps in order. The output of the last lane is
 * shown as it arrives. The output of the others appears when a step has ended.
 */
export type Stage = readonly (readonly Step[])[]

interface Outcome extends Counts {
  name: string
  ok: boolean
  seconds: number
  /** True for a step that was not run, because it had passed before with the same inputs. */
  isUnchanged?: boolean
}

/** Programs are found where npm puts them, so that a script also runs outside `npm run`. */
const searchPath = `${join(process.cwd(), 'node_modules', '.bin')}${
  process.platform === 'win32' ? ';' : ':'
}${process.env['PATH'] ?? ''}`

/** Times of the test files of one run, for `npm test` to print. */
const TIMES_FILE = '.cache/reports/file-times.txt'
const SLOWEST_SHOWN = 10

const run = ({ command: [program, ...args], env = {} }: Step, isSeen: boolean) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      stdio: isSeen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: searchPath, ...env },
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    }
    child.on('close', () => process.stdout.write(Buffer.concat(printed)))
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

async function runStep(step: Step, isSeen: boolean): Promise<Outcome> {
  console.log(`\n── ${step.name} ──`)
  const started = performance.now()
  if (step.report) {
    // The report of an earlier run must not be counted as this one's.
    rmSync(step.report, { force: true })
    mkdirSync(dirname(step.report), { recursive: true })
  }
  const exitCode = await run(step, isSeen)
  const reported = step.report ? readCounts(step.report) : undefined
  const missing = step.report !== undefined && reported === undefined
  const counts = stepCounts(missing ? 1 : exitCode, reported)
  if (missing) console.error(`${step.name} wrote no report, so nothing is known about its tests.`)
  if (step.refuseSkips && counts.skipped > 0) {
    console.error(`${step.name} left out ${counts.skipped} tests that must run here.`)
    counts.failed += counts.skipped
    counts.skipped = 0
  }
  const seconds = (performance.now() - started) / 1000
  return { name: step.name, ok: counts.failed === 0, seconds, ...counts }
}

/** Runs a step, unless it passed before with the same inputs. */
async function runChangedStep(
  step: Step,
  isSeen: boolean,
  cache: StepCache | undefined,
): Promise<Outcome> {
  if (!cache || step.always) return runStep(step, isSeen)
  const hash = hashInputs(process.cwd(), step)
  const before = cache.read(step.name, step, hash)
  if (before) return { name: step.name, ok: true, seconds: 0, isUnchanged: true, ...before }
  const outcome = await runStep(step, isSeen)
  // The hash from before the run is kept, so that the step runs again when a file was edited in the
  // meantime.
  if (outcome.ok) cache.write(step.name, step, hash, outcome)
  return outcome
}

const outcomeLine = ({ name, ok, seconds, isUnchanged, ...counts }: Outcome) => {
  const took = isUnchanged ? '–' : `${seconds.toFixed(1)} s`
  const note = isUnchanged ? ' (not run: unchanged since it passed)' : ''
  return `${ok ? '✓' : '✗'} ${name.padEnd(20)} ${took.padStart(8)}   ${summaryLine(counts)}${note}`
}

/** Writes the time of every test file to a file, and prints the slowest. */
function showFileTimes(reports: readonly string[]) {
  const times: FileTime[] = reports.flatMap(fileTimes).sort((a, b) => b.seconds - a.seconds)
  if (times.length === 0) return
  mkdirSync(dirname(TIMES_FILE), { recursive: true })
  writeFileSync(TIMES_FILE, `${times.map(timeLine).join('\n')}\n`)
  console.log(`\nSlowest test files (all are in ${TIMES_FILE}):`)
  for (const time of times.slice(0, SLOWEST_SHOWN)) console.log(timeLine(time))
}

/** Names the failed tests again below the times, because a kept log may be cut at its beginning. */
function showFailures(reports: readonly string[]) {
  const failures = reports.flatMap(readFailures)
  if (failures.length === 0) return
  console.log('\nFailed:')
  for (const failure of failures) console.log(failureLine(failure))
}

/**
 * Runs every step, even after a failure, and prints the time of each and the final line of counts.
 * With a cache, it leaves out the steps whose inputs did not change since they passed. Returns the
 * exit code.
 */
export async function runSteps(stages: readonly Stage[], cache?: StepCache): Promise<number> {
  const outcomes: Outcome[] = []
  const timed: string[] = []
  const failed: string[] = []
  const runLane = async (lane: readonly Step[], isSeen: boolean) => {
    for (const step of lane) {
      const blocked = step.needs && !outcomes.some(({ name, ok }) => name === step.needs && ok)
      if (blocked) console.error(`${step.name} was not run, because ${step.needs} failed.`)
      const outcome = blocked
        ? { name: step.name, ok: false, seconds: 0, passed: 0, failed: 1, skipped: 0 }
        : await runChangedStep(step, isSeen, cache)
      outcomes.push(outcome)
      if (!outcome.ok && !blocked && step.report) failed.push(step.report)
      const isTimed = step.hasFileTimes && !blocked && !outcome.isUnchanged
      if (isTimed && step.report && readCounts(step.report)) timed.push(step.report)
    }
  }
  for (const stage of stages) {
    await Promise.all(stage.map((lane, index) => runLane(lane, index === stage.length - 1)))
  }
  showFileTimes(timed)
  showFailures(failed)
  console.log('')
  for (const outcome of outcomes) console.log(outcomeLine(outcome))
  const unchanged = outcomes.filter(({ isUnchanged }) => isUnchanged)
  if (unchanged.length > 0) {
    console.log(
      `Not run again: ${summaryLine(sumCounts(unchanged))}. \`-- --all\` runs everything.`,
    )
  }
  const total = sumCounts(outcomes.filter(({ isUnchanged }) => !isUnchanged))
  console.log(summaryLine(total))
  return total.failed === 0 ? 0 : 1
}
