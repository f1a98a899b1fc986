import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresCluster } from '@tests/server/postgres-cluster'
import type { Proxy } from './proxy'

export interface Stage {
  cluster: PostgresCluster
  proxy: Proxy
  /** Address of the server's database, without the proxy. */
  direct: string
}

export interface Trouble {
  name: string
  /** No statement can succeed until the trouble ends, so `/readyz` has to report it. */
  isTotal: boolean
  begin: (stage: Stage) => Promise<unknown> | void
  /** Resolves once the database can be used again. Undefined where it never stopped. */
  end?: (stage: Stage) => Promise<unknown> | void
  /** Milliseconds between the two. */
  lasts: { least: number; most: number }
}

const onDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: url })
  // A server that is stopped in the meantime ends this connection too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const ours = "application_name = 'staylet' and pid <> pg_backend_pid()"

const killOneBackend = ({ direct }: Stage) =>
  onDatabase(direct, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where ${ours} limit 1`,
    )
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  })

/** Locks the bookings for some milliseconds. `held` resolves when the lock is taken. */
export function holdBookings(url: string, milliseconds: number) {
  let take = () => {}
  const held = new Promise<void>((taken) => (take = taken))
  const released = onDatabase(url, async (client) => {
    await client.query('begin; lock table bookings in access exclusive mode')
    take()
    await wait(milliseconds)
    await client.query('rollback')
  })
  return { held, released }
}

const signalAll =
  (signal: NodeJS.Signals) =>
  ({ cluster }: Stage) =>
    cluster.signal(signal)

const run = ({ direct }: Stage, statement: string) =>
  onDatabase(direct, (client) => client.query(statement))

const everyConnection = `select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`

const soon = { least: 0, most: 0 }
const aWhile = { least: 2_500, most: 4_000 }

/** Everything that can happen to a database server. */
export const troubles: readonly Trouble[] = [
  {
    name: 'fast restart',
    isTotal: false,
    begin: ({ cluster }) => cluster.stop('fast'),
    end: ({ cluster }) => cluster.start(),
    lasts: soon,
  },
  {
    name: 'stopped for a while',
    isTotal: true,
    begin: ({ cluster }) => cluster.stop('fast'),
    end: ({ cluster }) => cluster.start(),
    lasts: aWhile,
  },
  {
    name: 'crash and restart',
    isTotal: false,
    begin: ({ cluster }) => cluster.stop('immediate'),
    end: ({ cluster }) => cluster.start(),
    lasts: soon,
  },
  { name: 'kill -9 of one backend', isTotal: false, begin: killOneBackend, lasts: soon },
  {
    name: 'every connection terminated',
    isTotal: false,
    begin: (stage) => run(stage, everyConnection),
    lasts: soon,
  },
  { name: 'connections reset', isTotal: false, begin: ({ proxy }) => proxy.reset(), lasts: soon },
  {
    name: 'black hole',
    isTotal: true,
    begin: ({ proxy }) => proxy.set('silent'),
    end: ({ proxy }) => proxy.set('open'),
    lasts: aWhile,
  },
  {
    name: 'black hole that ends in a reset',
    isTotal: true,
    begin: ({ proxy }) => proxy.set('silent'),
    end: ({ proxy }) => {
      proxy.reset()
      proxy.set('open')
    },
    lasts: aWhile,
  },
  {
    name: 'connections refused',
    isTotal: true,
    begin: ({ proxy }) => {
      proxy.set('closed')
      proxy.reset()
    },
    end: ({ proxy }) => proxy.set('open'),
    lasts: aWhile,
  },
  {
    name: 'slow line',
    isTotal: false,
    begin: ({ proxy }) => proxy.set(300),
    end: ({ proxy }) => proxy.set('open'),
    lasts: aWhile,
  },
  {
    name: 'frozen (SIGSTOP)',
    isTotal: true,
    begin: signalAll('SIGSTOP'),
    end: signalAll('SIGCONT'),
    lasts: aWhile,
  },
  {
    name: 'bookings locked',
    isTotal: false,
    begin: ({ direct }) => holdBookings(direct, 4_000).released,
    lasts: soon,
  },
  {
    name: 'only readable, as a replica',
    isTotal: false,
    begin: (stage) =>
      run(
        stage,
        `alter database postgres set default_transaction_read_only = on; ${everyConnection}`,
      ),
    end: (stage) =>
      run(
        stage,
        `begin; set transaction read write; alter database postgres reset default_transaction_read_only; commit; ${everyConnection}`,
      ),
    lasts: { least: 500, most: 1_500 },
  },
  {
    name: 'cut in the middle of answers',
    isTotal: false,
    begin: ({ proxy }) => proxy.set('cuts'),
    end: ({ proxy }) => proxy.set('open'),
    lasts: { least: 500, most: 1_500 },
  },
]

/** Resolves as soon as the database answers on a direct connection. */
export async function untilBack(url: string) {
  for (;;) {
    try {
      await onDatabase(url, (client) => client.query('select 1'))
      return
    } catch {
      await wait(10)
    }
  }
}
