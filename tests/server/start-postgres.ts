import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { installedBinaries } from './postgres-binaries'

export interface RunningPostgres {
  /**
   * Address of the maintenance database. Every worker creates its own database on the same server.
   */
  url: string
  /** Where the server comes from, for the log. */
  source: string
  stop: () => Promise<void>
}

/** Runs `work` on the maintenance database. */
export async function onMaintenance<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * User id for the server, because PostgreSQL refuses to run as root. Every Unix system has this
 * user, and it owns nothing.
 */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const ownFolder = (prefix: string) => {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  return folder
}

const runs = (bin: string) => spawnSync(join(bin, 'postgres'), ['--version'], identity).status === 0

/**
 * Copies the binaries to a folder that every user can read when they are in root's private home.
 */
const reachableBinaries = (bin: string) => {
  if (!isRoot || runs(bin)) return { bin, remove: () => undefined }
  const copy = mkdtempSync(join(tmpdir(), 'staylet-postgres-bin-'))
  chmodSync(copy, 0o755)
  cpSync(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
  return { bin: join(copy, 'bin'), remove: () => rmSync(copy, { recursive: true, force: true }) }
}

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const startFrom = async (bin: string, source: string): Promise<RunningPostgres> => {
  const data = ownFolder('staylet-postgres-')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || String(made.error)}`)
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log = (log + part.toString()).slice(-2_000)))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`postgres ended: ${log}`)
    await wait(100)
  }
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown.
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
  return { url, source, stop }
}

const debianBinaries = () => {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map((version) => join(root, version, 'bin'))
    .filter((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * Starts a real PostgreSQL for the tests: TEST_DATABASE_URL, else the binaries from npm, else
 * Debian's.
 *
 * @throws with every reason when none can be started.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, source: 'TEST_DATABASE_URL', stop: () => Promise.resolve() }
  const reasons: string[] = []
  for (const candidate of [...installedBinaries(), ...debianBinaries()]) {
    const { bin, remove } = reachableBinaries(candidate)
    try {
      const running = await startFrom(bin, candidate)
      return { ...running, stop: () => running.stop().finally(remove) }
    } catch (error) {
      remove()
      reasons.push(`${candidate}: ${(error as Error).message}`)
    }
  }
  throw new Error(reasons.join('\n') || 'no PostgreSQL is installed on this machine')
}
