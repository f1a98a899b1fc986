import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { call, hangUp, refusalFault } from '@tests/chaos/weather/call'
import { inFolder } from '@tests/chaos/weather/in-folder'
import { startLoad, type Load, type Seen } from '@tests/chaos/weather/load'
import { openPooler, poolerFault, type Pooler } from '@tests/chaos/weather/pooler'
import { makeWorld, withDatabase, type World } from '@tests/chaos/weather/world'
import { openCluster, type PostgresCluster } from '@tests/server/postgres-cluster'
import { runProgram, startProcess } from '@tests/server/server-process'
import type { Campaign, ChaosContext } from './campaign'
import { stormOn } from './storms'

/**
 * `npm run chaos -- replica` runs what the product needs beyond one machine: Debian's PgBouncer in
 * transaction mode, a streaming replica that answers reads, and its promotion.
 */
const ROUNDS = 20
/** Renamed listings in a full run. */
const RENAMES = 6
/** Seconds that the replica may be behind. */
const LAG = 4
/** Milliseconds that no stage takes on any machine. */
const HANGS = 40_000
/** Milliseconds of a fault of the replica. */
const FAULT = 2_500

/** What PostgreSQL and PgBouncer say when a statement relies on state of its session. */
const SESSION_STATE = /prepared statement|unsupported startup parameter/

const on = async <Row extends object>(url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Repeats a check until it succeeds, and returns whether it ever does. */
async function until(isSo: () => Promise<boolean> | boolean) {
  const late = performance.now() + HANGS
  while (!(await isSo())) {
    if (performance.now() > late) return false
    await wait(20)
  }
  return true
}

/** Starts of processes beside others that keep all connections of the pooler busy. */
const STARTS = 8
const BUSY = 6

/**
 * Brings the schema up to date as each process does at its start, while others use the pooler, so
 * that its transactions change connections.
 */
async function startBesideOthers({ tally }: ChaosContext, cluster: PostgresCluster, url: string) {
  const starts = tally.check('starts behind a busy pooler', STARTS)
  const free = tally.check('connections that keep no lock after its transaction', 1)
  const location = { kind: 'server' as const, url }
  const busy = await connectDatabase(location)
  let isBusy = true
  const others = Array.from({ length: BUSY }, async () => {
    while (isBusy) await sql`select pg_sleep(0.003)`.execute(busy.database)
  })
  for (let start = 0; start < STARTS; start += 1) {
    const { database, close } = await connectDatabase(location, { statementTime: 'unlimited' })
    const started = migrateToLatest(database).then(() => true)
    const isStarted = await Promise.race([started, wait(HANGS, false, { ref: false })])
    starts.record(isStarted, 'a start waits for a lock')
    if (!isStarted) break
    await close()
  }
  isBusy = false
  await Promise.all(others)
  await busy.close()
  const [kept] = await on<{ locks: number }>(
    cluster.url,
    `select count(*)::int as locks from pg_locks where locktype = 'advisory'`,
  )
  free.record(kept?.locks === 0, `${kept?.locks} locks are left`)
}

/**
 * Lets hundreds of guests book the same nights through PgBouncer, where each transaction may run on
 * another connection to PostgreSQL.
 */
async function stormThroughPooler(context: ChaosContext, dataDir: string) {
  const silent = context.tally.check('processes that rely on no state of a session', 1)
  const cluster = await openCluster([])
  try {
    const pooler = await openPooler(cluster.port)
    try {
      const env = { DATABASE_URL: pooler.url, DATA_DIR: dataDir }
      const location = { kind: 'server' as const, url: cluster.url }
      const printed = await stormOn(context, location, [env, env], ROUNDS)
      const told = SESSION_STATE.exec(printed)
      silent.record(told === null, `${told?.[0]}: ${printed.slice(-500)}`)
      context.say(`storms through ${pooler.version}`)
      await startBesideOthers(context, cluster, pooler.url)
    } finally {
      await pooler.remove()
    }
  } finally {
    await cluster.remove()
  }
}

const declare = ({ tally }: ChaosContext, renames: number) => ({
  served: tally.check('anonymous reads that the replica answered', renames),
  own: tally.check('reads after a write that saw it, signed in or by cookie', 2 * renames),
  bounded: tally.check('reads beyond the bound that saw a write', renames),
  followed: tally.check('reads of the replica beside an older open transaction', renames),
  calm: tally.check('calls without a fault while the replica is killed or frozen', 40),
  used: tally.check('faults after which the replica was used again', 4),
  honest: tally.check('calls during a failover: expected, or 503 in our form', 20),
  kept: tally.check('acknowledged bookings that the promoted replica has', 20),
  refused: tally.check('processes with separate photos that do not start, in words', 1),
  back: tally.timing('a booking after the primary was killed, slowest', 'ms', { atMost: 10_000 }),
  reads: tally.timing('a list after the primary was killed, slowest', 'ms', { atMost: 10_000 }),
})

type Checks = ReturnType<typeof declare>
type Server = Awaited<ReturnType<typeof startProcess>>

interface Stage {
  context: ChaosContext
  checks: Checks
  primary: PostgresCluster
  follower: PostgresCluster
  pooler: Pooler
  world: World
  servers: readonly Server[]
}

/** Reads a listing's name, as a visitor or with the given headers. */
async function nameAt({ address }: Server, listing: string, headers: Record<string, string> = {}) {
  const { status, body } = await call(`${address}/api/listing/${listing}`, { headers })
  if (status !== 200) return `status ${status}`
  return (JSON.parse(body) as { listing: { name: string } }).listing.name
}

const rename = ({ primary }: Stage, listing: string, name: string) =>
  on(primary.url, 'update listings set name = $2 where id = $1', [listing, name])

/** Reads until a name is seen. Every read that began later than the bound has to see it. */
async function untilSeen(server: Server, listing: string, name: string, { checks }: Stage) {
  const renamed = performance.now()
  return until(async () => {
    const isBeyond = performance.now() - renamed > LAG * 1_000
    const seen = await nameAt(server, listing)
    if (isBeyond) checks.bounded.record(seen === name, `saw ${seen} instead of ${name}`)
    return seen === name || isBeyond
  })
}

/** Proves which server answers: only a replica that replays nothing has the former name. */
async function readFromPaused(stage: Stage, server: Server, number: number) {
  const { checks, world, follower, primary } = stage
  const listing = world.listings[number % world.listings.length] as string
  const [before, after] = [`Before ${number}`, `After ${number}`]
  await rename(stage, listing, before)
  await untilSeen(server, listing, before, stage)
  // The primary may have answered so far.
  const reached = `select pg_last_wal_replay_lsn() >= $1::pg_lsn as is`
  const [{ at } = { at: '' }] = await on<{ at: string }>(
    primary.url,
    'select pg_current_wal_lsn()::text as at',
  )
  await until(async () => (await on<{ is: boolean }>(follower.url, reached, [at]))[0]?.is === true)
  await wait(600)
  await on(follower.url, 'select pg_wal_replay_pause()')
  try {
    const paused = `select pg_get_wal_replay_pause_state() = 'paused' as is`
    await until(async () => (await on<{ is: boolean }>(follower.url, paused))[0]?.is === true)
    await rename(stage, listing, after)
    const seen = await nameAt(server, listing)
    checks.served.record(seen === before, `saw ${seen}, which the replica does not have`)
    const token = `Bearer ${world.guests[0]?.token}`
    for (const headers of [{ authorization: token }, { cookie: 'staylet-wrote=1' }]) {
      const own = await nameAt(server, listing, headers as Record<string, string>)
      checks.own.record(own === after, `saw ${own} after ${after} was written`)
    }
    await untilSeen(server, listing, after, stage)
    // One read that is certainly beyond the bound.
    await wait(LAG * 1_000)
    const late = await nameAt(server, listing)
    checks.bounded.record(late === after, `saw ${late} instead of ${after} at last`)
  } finally {
    await on(follower.url, 'select pg_wal_replay_resume()')
  }
}

/**
 * Commits a write while an older transaction stays open and a newer one has ended. A replica does not
 * list the transactions in between, so that their numbers do not tell the version of its data.
 */
async function readBesideOpen(stage: Stage, server: Server, number: number) {
  const { checks, world, primary } = stage
  const listing = world.listings[number % world.listings.length] as string
  const name = `Beside ${number}`
  const [older, writer] = await Promise.all(
    ['older', 'writer'].map(async (application_name) => {
      const client = new pg.Client({ connectionString: primary.url, application_name })
      await client.connect()
      await client.query('begin')
      return client
    }),
  )
  try {
    await older?.query('select pg_current_xact_id()')
    await writer?.query('update listings set name = $2 where id = $1', [listing, name])
    await on(primary.url, 'update users set full_name = full_name')
    // From now on a kept response has the former name.
    await wait(600)
    await nameAt(server, listing)
    await writer?.query('commit')
    await untilSeen(server, listing, name, stage)
    const seen = await nameAt(server, listing)
    checks.followed.record(seen === name, `saw ${seen} instead of ${name}`)
  } finally {
    await Promise.all([older?.end(), writer?.end()])
  }
}

const ANSWERS = /The replica at \S+ answers (no )?reads/g
const isUsedBy = (output: string) => {
  const last = [...output.matchAll(ANSWERS)].at(-1)
  return last !== undefined && last[1] === undefined
}

/** Waits until the server's last word about the replica is that it answers reads. */
const untilUsed = ({ output }: Server) => until(() => isUsedBy(output.text))

const faultOf = ({ what, good, answer, error }: Seen) =>
  answer
    ? good.includes(answer.status)
      ? undefined
      : `${what} ${answer.status}: ${answer.body.slice(0, 200)}`
    : `${what}: no response: ${error?.message}`

const loops = { book: 3, list: 3, me: 1 }

/** Takes the replica away under load. Nobody may notice. */
async function loseReplica({ checks, follower, world, servers, context }: Stage) {
  const faults = [
    { name: 'killed', begin: () => follower.stop('immediate'), end: () => follower.start() },
    {
      name: 'frozen',
      begin: async () => follower.signal('SIGSTOP'),
      end: async () => follower.signal('SIGCONT'),
    },
  ]
  for (const { name, begin, end } of faults) {
    const onSeen = (seen: Seen) => {
      const fault = faultOf(seen)
      checks.calm.record(fault === undefined, `${name}: ${fault}`)
    }
    const loads = servers.map(({ address }) => startLoad({ address, world, onSeen, loops }))
    await wait(500)
    await begin()
    await wait(FAULT)
    await end()
    await Promise.all(loads.map(({ stop }) => stop()))
    for (const server of servers) {
      checks.used.record(await untilUsed(server), `${name}: the replica stayed unused`)
    }
    context.say(`the replica was ${name}`)
  }
}

/** Kills the primary under load and promotes the replica, which has every acknowledged booking. */
async function failOver({ checks, primary, follower, pooler, world, servers, context }: Stage) {
  await on(primary.url, "alter system set synchronous_standby_names = '*'")
  await on(primary.url, 'select pg_reload_conf()')
  const synchronous = "select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')"
  await until(async () => (await on(primary.url, synchronous)).length > 0)
  let killed = Infinity
  const loads: Load[] = servers.map(({ address }) => {
    const first = { booking: true, list: true, me: true }
    return startLoad({
      address,
      world,
      loops,
      onSeen: (seen) => {
        const isGood = seen.answer && seen.good.includes(seen.answer.status)
        const fault = isGood || !seen.answer ? faultOf(seen) : refusalFault(seen.answer)
        checks.honest.record(fault === undefined, `${fault}`)
        const what = seen.what as keyof typeof first
        const began = performance.now() - (seen.answer?.took ?? 0)
        // A conflict is found without a write.
        const isProof = seen.answer?.status === (what === 'booking' ? 201 : 200)
        if (!isProof || began < killed || !first[what]) return
        first[what] = false
        const figure = { booking: checks.back, list: checks.reads, me: checks.reads }[what]
        figure.measure(performance.now() - killed)
      },
    })
  })
  await until(() => loads.every(({ booked }) => booked.length >= 10))
  const before = loads.reduce((sum, { booked }) => sum + booked.length, 0)
  killed = performance.now()
  await primary.stop('immediate')
  await on(follower.url, 'select pg_promote()')
  pooler.point(follower.port)
  context.say(`promoted after ${(performance.now() - killed).toFixed(0)} ms`)
  const counts = loads.map(({ booked }) => booked.length)
  await until(() => loads.every(({ booked }, at) => booked.length > (counts[at] ?? 0) + 3))
  await Promise.all(loads.map(({ stop }) => stop()))
  const booked = loads.flatMap((load) => load.booked)
  context.say(`${before} bookings before the failover, ${booked.length} in all`)
  const location = { kind: 'server' as const, url: follower.url }
  const rows = await withDatabase(location, (database) =>
    database.selectFrom('bookings').select('id').execute(),
  )
  const stored = new Set(rows.map(({ id }) => id))
  for (const id of booked) checks.kept.record(stored.has(id), `booking ${id} is gone`)
}

async function readAndFailOver(context: ChaosContext, dataDir: string) {
  const renames = context.count(RENAMES, 2)
  const checks = declare(context, renames)
  const primary = await openCluster([])
  const closing: (() => Promise<void>)[] = [primary.remove]
  try {
    const follower = await primary.follow('standby')
    closing.unshift(follower.remove)
    const pooler = await openPooler(primary.port)
    closing.unshift(pooler.remove)
    const location = { kind: 'server' as const, url: primary.url }
    const world = await makeWorld(location, { guests: 6, listings: 20 })
    const hosts = `127.0.0.1:${primary.port},127.0.0.1:${follower.port}`
    const env = {
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      DATABASE_READ_URL: follower.url,
      DATABASE_READ_LAG: String(LAG),
    }
    // One process tries two hosts, and the other has a pooler that is redirected to the new
    // primary.
    const servers = [
      await startProcess({ ...env, DATABASE_URL: `postgres://postgres@${hosts}/postgres` }),
      await startProcess({ ...env, DATABASE_URL: pooler.url }),
    ]
    const stage = { context, checks, primary, follower, pooler, world, servers }
    const apart = { DATABASE_URL: primary.url, DATA_DIR: `${dataDir}-of-another-machine` }
    const { code, output } = await runProgram('main', apart)
    const isRefused = code === 1 && output.includes('stores photos in the folder')
    checks.refused.record(isRefused, `exit ${code}: ${output.slice(-500)}`)
    for (const server of servers) await untilUsed(server)
    for (let number = 0; number < renames && !context.signal.aborted; number += 1) {
      const server = servers[number % servers.length] as Server
      await readFromPaused(stage, server, number)
      await untilUsed(server)
      await readBesideOpen(stage, server, number)
    }
    context.say(`${renames} writes were read on and beside the replica`)
    await loseReplica(stage)
    await failOver(stage)
    hangUp()
    for (const server of servers) await server.end('SIGTERM')
  } finally {
    hangUp()
    for (const close of closing) await close()
  }
}

/** Serves guests with the engines that the product needs beyond one machine. */
export const replica: Campaign = {
  name: 'replica',
  about: 'PgBouncer, a replica that answers reads, and a failover; two server processes',
  missing: poolerFault,
  run: (context) =>
    inFolder(async (dataDir) => {
      await stormThroughPooler(context, dataDir)
      await readAndFailOver(context, dataDir)
    }),
}
