import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deployed } from '@tests/server/deploy/deployed'
import { freePort } from '@tests/server/free-port'
import { bundledProgram, bundleServer } from '@tests/server/server-process'
import { BOOKS_MUCH } from '@tests/server/test-server'
import type { BareResponse } from './bare-server'
import { watchCores } from './busy-cores'
import type { Load, LoadResult } from './load-generator'

const children = new Set<ChildProcess>()

const program = (name: string) => {
  const child = fork(join(import.meta.dirname, name), { execArgv: ['--import', 'tsx'] })
  children.add(child)
  return child
}

/** Ends every process that this file has started. */
export function endPrograms() {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
}

/** Ticks of the processor's clock in a second, as Linux counts them for processes. */
const TICKS = 100

/** Returns the processor time of processes in seconds, or NaN where the system does not tell. */
export const processorTime = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/stat`
    if (!existsSync(file)) return Number.NaN
    // The name of the program may contain blanks, and ends with the last bracket.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS
  }, 0)

export interface LoadReport extends LoadResult {
  /** Share of one core that the measured servers used. */
  serverCores: number
  /** Cores that everything but the generator used: the servers and their database. */
  answeringCores: number
}

/**
 * Sends requests from a process of its own and measures what they cost the servers.
 *
 * @param pids Processes whose time counts as the server's.
 */
export async function generateLoad(load: Load, pids: readonly number[]): Promise<LoadReport> {
  const child = program('load-generator.ts')
  child.send(load)
  await once(child, 'message')
  const before = processorTime(pids)
  const began = performance.now()
  const busyCores = watchCores()
  const [result] = (await once(child, 'message')) as [LoadResult]
  const answeringCores = busyCores() - result.cores
  const seconds = (performance.now() - began) / 1_000
  const serverCores = (processorTime(pids) - before) / seconds
  children.delete(child)
  child.kill()
  return { ...result, serverCores, answeringCores }
}

/** A header's name and value, in the order in which they are sent. */
export type RequestHeaders = Record<string, string>

/** Returns a GET as the generator sends it. */
export const getRequest = (path: string, headers: RequestHeaders = {}) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

/** Returns a POST of JSON as the generator sends it. */
export function postRequest(path: string, body: unknown, headers: RequestHeaders) {
  const text = JSON.stringify(body)
  return [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')
}

/** Folder for V8's profiles of the servers. Without it they are not profiled. */
const PROFILES = process.env['BENCH_PROFILES']
const PROFILED = PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : []

/** Starts the bundled server in production as it is deployed, with its log in a file, and waits until it serves. */
export async function startServer(env: Record<string, string>) {
  await bundleServer()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const log = openSync(join(folder, 'log'), 'w')
  const child = spawn(
    process.execPath,
    [...deployed.options, ...PROFILED, bundledProgram('main')],
    {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env['PATH'] ?? '',
        ...deployed.env,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        PORT: String(port),
        // Each request names another client, because the limits count what one client reads.
        TRUST_PROXY: '1',
        ...BOOKS_MUCH,
        ...env,
      },
    },
  )
  closeSync(log)
  children.add(child)
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) {
      throw new Error(`The server ended:\n${readFileSync(join(folder, 'log'), 'utf8')}`)
    }
    await wait(50)
  }
  return {
    address,
    port,
    pid: child.pid ?? 0,
    /** Memory that the process holds, in bytes. */
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) * 1024
    },
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      children.delete(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a bare node:http server in a process of its own: the lower bound of any response. */
export async function startBareServer(sent: BareResponse) {
  const child = program('bare-server.ts')
  child.send(sent)
  const [port] = (await once(child, 'message')) as [number]
  const stop = () => {
    children.delete(child)
    child.kill()
  }
  return { port, pid: child.pid ?? 0, stop }
}
