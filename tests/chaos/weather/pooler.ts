import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '@tests/server/free-port'
import { endWithThisProcess, identity, ownFolder } from '@tests/server/postgres-cluster'

export interface Pooler {
  url: string
  /** Version of PgBouncer. */
  version: string
  /** Redirects all further transactions to the PostgreSQL server at this port. */
  point: (port: number) => void
  /** Log of PgBouncer. */
  log: () => string
  remove: () => Promise<void>
}

/** Debian installs it where only root looks. */
const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const program = PROGRAMS.find((path) => existsSync(path))

/** Returns why no pooler can be opened on this machine, or undefined. */
export const poolerFault = () =>
  program === undefined ? 'PgBouncer is not installed (apt-get install pgbouncer)' : undefined

const configOf = (listen: number, target: number) => `
[databases]
postgres = host=127.0.0.1 port=${target} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 10
server_login_retry = 1
`

/** Opens PgBouncer in transaction mode in front of the PostgreSQL server at this port. */
export async function openPooler(target: number): Promise<Pooler> {
  if (program === undefined) throw new Error(poolerFault())
  const [version = ''] = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')
  const folder = ownFolder(tmpdir(), 'staylet-pgbouncer-')
  const config = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  writeFileSync(config, configOf(port, target))
  const child = spawn(program, [config], { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
  const endWatch = child.pid ? endWithThisProcess(child.pid, [folder]) : () => undefined
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const isUp = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return true
    } catch {
      return false
    }
  }
  while (!(await isUp())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      endWatch()
      throw new Error(`pgbouncer ended: ${log}`)
    }
    await wait(50)
  }
  return {
    url,
    version,
    point: (next) => {
      writeFileSync(config, configOf(port, next))
      child.kill('SIGHUP')
    },
    log: () => log,
    remove: async () => {
      endWatch()
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
