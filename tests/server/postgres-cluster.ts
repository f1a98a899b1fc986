import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port'
import { installedBinaries } from './postgres-binaries'

/** A PostgreSQL server with a data folder of its own, which a test may stop, kill and freeze. */
export interface PostgresCluster {
  /** Address of the maintenance database. */
  url: string
  port: number
  /** Where the programs come from, for the log. */
  source: string
  /** Starts the server and waits until it answers. */
  start: () => Promise<void>
  /** Stops the server. 'fast' ends every connection, and 'immediate' is a crash. */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>
  /**
   * Stops the server, copies its data and starts both. The copy then replicates from this server,
   * as its standby of the given name.
   */
  follow: (name: string) => Promise<PostgresCluster>
  /** Process ids: the postmaster first, then every process that it started. */
  processes: () => number[]
  /** Sends a signal to all of them. */
  signal: (signal: NodeJS.Signals) => void
  /** Stops the server and removes its data. */
  remove: () => Promise<void>
}

/** PostgreSQL refuses to run as root. Every Unix has this uid, and it owns nothing. */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0
/** Options of a process that must not run as root. */
export const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Makes a folder that belongs to such a process. */
export const ownFolder = (parent: string, prefix: string) => {
  const folder = mkdtempSync(join(parent, prefix))
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  return folder
}

const runs = (bin: string) => spawnSync(join(bin, 'postgres'), ['--version'], identity).status === 0

const noFolders: readonly string[] = []

/** Copies the binaries to a folder that anybody may read, because root's home is private. */
const reachableBinaries = (bin: string) => {
  if (!isRoot || runs(bin)) return { bin, own: noFolders, remove: () => undefined }
  const copy = mkdtempSync(join(tmpdir(), 'staylet-postgres-bin-'))
  chmodSync(copy, 0o755)
  cpSync(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
  return {
    bin: join(copy, 'bin'),
    own: [copy],
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** Tells whether the server of this data folder answers, and not another that took its port. */
const answers = async (url: string, data: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ at: string }>(
      "select current_setting('data_directory') as at",
    )
    await client.end()
    return rows[0]?.at === data
  } catch {
    return false
  }
}

/** PostgreSQL's signals for a shutdown. */
const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const startedBy = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
}

/** Waits until its input ends, and then stops the process and deletes the folders. */
const WATCH = 'read -r _; kill -QUIT "$1" 2>/dev/null; shift; rm -rf "$@"'

/**
 * Makes another process end with this one, even when this one is killed and cannot stop it: the
 * watcher's input ends then. Its own process group keeps the watcher alive when a signal ends ours.
 *
 * @returns a function that ends the watch.
 */
export function endWithThisProcess(pid: number, folders: readonly string[]) {
  const watcher = spawn('sh', ['-c', WATCH, 'watch', String(pid), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return () => void watcher.kill('SIGKILL')
}

interface Binaries {
  bin: string
  /** Where the programs come from, for the log. */
  source: string
  /** Folders that belong to this server alone. */
  own: readonly string[]
}

/** Makes a data folder. */
function initialise(bin: string, parent: string) {
  const data = ownFolder(parent, 'staylet-postgres-')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || String(made.error)}`)
  return data
}

/** Copies the data of a stopped server for one that replicates from it. */
function copyData(data: string, port: number, name: string) {
  const copy = ownFolder(dirname(data), 'staylet-postgres-')
  const copied = spawnSync('cp', ['-a', `${data}/.`, copy], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(`cp: ${copied.stderr}`)
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=${name}`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(copy, 'standby.signal'), '')
  return copy
}

async function clusterIn(
  data: string,
  binaries: Binaries,
  settings: readonly string[],
): Promise<PostgresCluster> {
  const { bin, source, own } = binaries
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  let endWatch: () => void = () => undefined
  let isStopping = false
  const isRunning = () => child !== undefined && child.exitCode === null && !child.signalCode
  const start = async () => {
    isStopping = false
    const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
    child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    if (child.pid) endWatch = endWithThisProcess(child.pid, [data, ...own])
    let log = ''
    child.stderr?.on('data', (part: Buffer) => (log = (log + part.toString()).slice(-2_000)))
    while (!(await answers(url, data))) {
      if (!isRunning()) {
        endWatch()
        throw new Error(`postgres ended: ${log}`)
      }
      await wait(50)
    }
    child.once('exit', (code, signal) => {
      // Another process may get its process id.
      endWatch()
      // A test that unexpectedly loses its server fails far from the cause.
      if (!isStopping) console.error(`postgres ended by itself (${signal ?? code}): ${log}`)
    })
  }
  const stop = async (mode: keyof typeof STOPS = 'fast') => {
    if (!child || !isRunning()) return
    const ended = once(child, 'exit')
    isStopping = true
    child.kill(STOPS[mode])
    await ended
  }
  const processes = () => {
    if (!child?.pid || !isRunning()) return []
    return [child.pid, ...startedBy(child.pid)]
  }
  const signal = (sent: NodeJS.Signals) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, sent)
      } catch (error) {
        // One that has ended since then needs no signal.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }
  const remove = async () => {
    signal('SIGCONT')
    await stop('immediate')
    rmSync(data, { recursive: true, force: true })
  }
  const follow = async (name: string) => {
    await stop()
    const follower = await clusterIn(copyData(data, port, name), binaries, settings)
    await start()
    await follower.start()
    return follower
  }
  return { url, port, source, start, stop, follow, processes, signal, remove }
}

const debianBinaries = () => {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map((version) => join(root, version, 'bin'))
    .filter((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * Makes and starts a PostgreSQL server from the binaries that npm brought, or else Debian's.
 *
 * @param settings Configuration in the form `name=value`.
 * @param parent Folder in which the data folder is created.
 * @throws with every reason when none can be started.
 */
export async function openCluster(
  settings: readonly string[],
  parent = tmpdir(),
): Promise<PostgresCluster> {
  const reasons: string[] = []
  for (const candidate of [...installedBinaries(), ...debianBinaries()]) {
    const { bin, own, remove } = reachableBinaries(candidate)
    try {
      const data = initialise(bin, parent)
      const cluster = await clusterIn(data, { bin, source: candidate, own }, settings)
      await cluster.start()
      return { ...cluster, remove: () => cluster.remove().finally(remove) }
    } catch (error) {
      remove()
      reasons.push(`${candidate}: ${(error as Error).message}`)
    }
  }
  throw new Error(reasons.join('\n') || 'no PostgreSQL is installed on this machine')
}
