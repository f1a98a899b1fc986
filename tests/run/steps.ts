import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCounts, stepCounts, sumCounts, summaryLine, type Counts } from './counts'

export interface Step {
  name: string
  /** Program of node_modules/.bin, or `node`, with its arguments. */
  command: [program: string, ...args: string[]]
  /** Path of the command's JSON report. Without one the step itself is one check. */
  report?: string
  env?: Record<string, string>
  /** Fails the step if it skips any test. */
  refuseSkips?: boolean
  /** Name of a step that must pass first. Otherwise this one fails without running. */
  needs?: string
}

/**
 * Lanes that run at the same time, each one step after another. The output of the last lane's steps
 * appears immediately, the output of the others when they have ended.
 */
export type Stage = readonly (readonly Step[])[]

interface Outcome extends Counts {
  name: string
  ok: boolean
  seconds: number
}

/** Search path with npm's programs first, so that a script also runs outside `npm run`. */
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
    // Otherwise a report of an earlier run would count as this one's.
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
 * Runs every step, even after a failure, and prints the time of each and the final line of counts.
 * Returns the exit code.
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
