import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { bundlePrograms } from '../../scripts/bundle-programs.mjs'
import { compileOnce } from './short-lived'
import { BOOKS_MUCH, SAVES_MUCH } from './test-server'

const root = resolve(import.meta.dirname, '..', '..')
/**
 * Inside the project, where the bundle finds its packages. Workers run at once, so each has its own
 * folder.
 */
const outDir = resolve(root, '.cache', `test-server-${process.env['VITEST_POOL_ID'] ?? 'alone'}`)

let bundled: Promise<unknown> | undefined

/** Bundles the programs as the product's build does, once in this process. */
export const bundleServer = () =>
  (bundled ??= bundlePrograms({
    root,
    outDir,
    programs: ['main', 'commands/cli'],
  }))

type Program = 'main' | 'cli'
type Env = Record<string, string>

/** Returns the path of a program that `bundleServer` wrote. */
export const bundledProgram = (program: Program) => resolve(outDir, `${program}.js`)

const children = new Set<ChildProcess>()

/** Ends every process that a failed test has left running. Call it in `afterAll`. */
export function endAllProcesses() {
  for (const child of children) child.kill('SIGKILL')
}

const spawnProgram = (program: Program, env: Env, args: string[]): ChildProcess => {
  const child = spawn(process.execPath, [compileOnce, bundledProgram(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      DEMO_DATA: 'off',
      PORT: '0',
      ...BOOKS_MUCH,
      ...SAVES_MUCH,
      ...env,
    },
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

const outputOf = (child: ChildProcess) => {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => (output.text += part.toString()))
  }
  return output
}

/** In milliseconds. A program that runs for longer is killed, and then has no exit code. */
const LONGEST_RUN = 60_000

/** Waits until a program exits. */
async function outcomeOf(child: ChildProcess, output: { text: string }) {
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_RUN)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(limit)
  return { code, output: output.text }
}

/** Runs a program until it exits. */
export function runProgram(program: Program, env: Env, args: string[] = []) {
  const child = spawnProgram(program, env, args)
  return outcomeOf(child, outputOf(child))
}

/** Starts the server and waits until it reports that it is ready. */
export async function startProcess(env: Env) {
  const child = spawnProgram('main', env, [])
  const output = outputOf(child)
  const closed = once(child, 'close')
  const address = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', () => {
      const url = /ready: (http:\S+)/.exec(output.text)?.[1]
      if (url) found(url)
    })
    child.on('close', () => failed(new Error(`The server ended:\n${output.text}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await closed
    return { code: child.exitCode, output: output.text }
  }
  return { address, end, child, closed, output }
}
