import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCounts, stepCounts, sumCounts, summaryLine, type Counts } from './counts'

export interface Step {
  name: string
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  command: [program: string, ...args: string[]]
  /** Where the command writes its JSON report. Without one the step is itself one check. */
  report?: string
  env?: Record<string, string>
  /** No test of this step may be left out. */
  refuseSkips?: boolean
  /** Names a step that must have passed before; otherwise this one fails without being run. */
  needs?: string
}

/**
 * Lanes that run at the same time, each one step after another. What the steps of the last lane
 * print is seen as it comes; what the others print, when they have ended.
 */
export type Stage = readonly (readonly Step[])[]

interface Outcome extends Counts {
  name: string
  ok: boolean
  seconds: number
}

/** Programs are looked up where npm puts them, so that a script also runs outside `npm run`. */
const searchPath = `${join(process.cwd(), 'node_modules', '.bin')}${
  process.platform === 'win32' ? ';' : ':'
}${process.env['PATH'] ?? ''}`

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
    // A report of an earlier run would be counted as this one's.
    rmSync(step.report, { force: true })
    mkdirSync(dirname(step.report), { recursive: true })
  }
  const exitCode = await run(step, isSeen)
  const reported = step.report ? readCounts(step.report) : undefined
  const missing = step.report !== undefined && reported === undefined
  const counts = stepCounts(missing ? 1 : exitCode, reported)
  if (missing) console.error(`${step.name} wrote no report, so nothing is known of its tests.`)
  if (step.refuseSkips && counts.skipped > 0) {
    console.error(`${step.name} left out ${counts.skipped} tests that must run here.`)
    counts.failed += counts.skipped
    counts.skipped = 0
  }
  const seconds = (performance.now() - started) / 1000
  return { name: step.name, ok: counts.failed === 0, seconds, ...counts }
}

/**
 * Runs every step, even after a failure, prints what each one took, and ends with the one line
 * of counts. Answers the exit code.
 */
export async function runSteps(stages: readonly Stage[]): Promise<number> {
  const outcomes: Outcome[] = []
  const runLane = async (lane: readonly Step[], isSeen: boolean) => {
    for (const step of lane) {
      const blocked = step.needs && !outcomes.some(({ name, ok }) => name === step.needs && ok)
      if (blocked) console.error(`${step.name} was not run, because ${step.needs} failed.`)
      outcomes.push(
        blocked
          ? { name: step.name, ok: false, seconds: 0, passed: 0, failed: 1, skipped: 0 }
          : await runStep(step, isSeen),
      )
    }
  }
  for (const stage of stages) {
    await Promise.all(stage.map((lane, index) => runLane(lane, index === stage.length - 1)))
  }
  console.log('')
  for (const { name, ok, seconds, ...counts } of outcomes) {
    const took = `${seconds.toFixed(1)} s`.padStart(8)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(20)} ${took}   ${summaryLine(counts)}`)
  }
  const total = sumCounts(outcomes)
  console.log(summaryLine(total))
  return total.failed === 0 ? 0 : 1
}
