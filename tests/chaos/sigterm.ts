import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '@server/database/connect'
import { notesVisits, readVisits } from '@tests/chaos/weather/accepted-requests'
import { call } from '@tests/chaos/weather/call'
import { holdBookings } from '@tests/chaos/weather/database-troubles'
import { startVisitors, type VisitorsOptions } from '@tests/chaos/weather/visitors'
import { jsonOf, makeWorld, nightOf, withDatabase, type World } from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import {
  bundleServer,
  endAllProcesses,
  startProcess,
  startWithFullLog,
} from '@tests/server/server-process'
import type { Campaign, ChaosContext } from './campaign'

/** Milliseconds from the signal to the end of the process. */
const LONGEST_END = 3_000
const CONNECTIONS = 200
/**
 * Share of the connections that send requests. The others are silent, like a browser's spare
 * connections.
 */
const SPEAKING = 0.9
/**
 * Requests of one round that may be sent at the moment when their connection ends. That moment is
 * longer without a free processor.
 */
const CROSSING = 4
/** Milliseconds after which a server without a log is stuck, however busy the machine. */
const STUCK = 60_000
/** Milliseconds of the slow request, most of them after the signal. */
const SLOW = 1_800

const declare = ({ tally }: ChaosContext, rounds: number, many: number) => ({
  ended: tally.check('SIGTERMs that ended with exit code 0', rounds),
  took: tally.timing('from SIGTERM to the end of the process, slowest', 'ms', {
    atMost: LONGEST_END,
  }),
  whole: tally.check(
    `requests on ${many} connections answered, none reset`,
    rounds * many * SPEAKING,
  ),
  crossed: tally.timing('requests of a round that crossed the end, most', 'requests', {
    atMost: CROSSING,
  }),
  unread: tally.check('SIGTERMs after which no reset request had been read', rounds),
  uncut: tally.check('shutdowns that cut no connection', rounds),
  told: tally.check('/readyz answered 503 before the listener closed', rounds),
  closing: tally.check('slow requests answered 201 with connection: close', 1),
  kept: tally.check('acknowledged bookings that are stored', 1),
  unheard: tally.check('servers without a working log answered, and ended with exit code 0', 3),
  twice: tally.check('second SIGTERMs that ended the process at once', 1),
})
type Checks = ReturnType<typeof declare>

interface Stage {
  location: DatabaseLocation
  env: Record<string, string>
  world: World
  /** File into which the server writes its visits. */
  notes: string
  /** Number of connections. */
  many: number
  /** Night of the next slow booking. */
  night: number
}

/** Requests `/readyz` from the signal on until nobody responds, and returns the statuses. */
async function watchReadiness(address: string) {
  const seen: number[] = []
  for (;;) {
    try {
      seen.push((await call(`${address}/readyz`)).status)
    } catch {
      return seen
    }
    await wait(20)
  }
}

/** Sends a booking that waits for a lock while the signal arrives. */
async function bookSlowly(stage: Stage, address: string, checks: Checks) {
  const [guest] = stage.world.guests
  const [listing = ''] = stage.world.listings
  if (!guest || stage.location.kind !== 'server') return
  const lock = holdBookings(stage.location.url, SLOW)
  await lock.held
  const body = nightOf(guest, listing, (stage.night += 1))
  const booked = call(`${address}/api/booking`, { method: 'POST', headers: jsonOf(guest), body })
  void booked.then(
    ({ status, headers }) =>
      checks.closing.record(
        status === 201 && headers['connection'] === 'close',
        `answered ${status} with connection: ${String(headers['connection'])}`,
      ),
    (error: Error) => checks.closing.record(false, error.message),
  )
}

async function round(stage: Stage, checks: Checks, { random, say }: ChaosContext) {
  const server = await startProcess({ ...stage.env, ...notesVisits(stage.notes) })
  const booked: string[] = []
  const onSeen: VisitorsOptions['onSeen'] = ({ fault, booking }) => {
    checks.whole.record(fault === undefined, fault)
    if (booking !== undefined) booked.push(booking)
  }
  const { address } = server
  const crossed: string[] = []
  const visitors = startVisitors({
    address,
    world: stage.world,
    random,
    onSeen,
    onCrossed: (visit) => crossed.push(visit),
    many: stage.many,
  })
  await visitors.arrived
  await bookSlowly(stage, address, checks)
  await wait(100 + random() * 400)
  const started = performance.now()
  const readiness = watchReadiness(address)
  const { code, output } = await server.end('SIGTERM')
  const took = performance.now() - started
  const statuses = await readiness
  visitors.leave()
  await visitors.gone
  checks.took.measure(took)
  checks.crossed.measure(crossed.length)
  const read = readVisits(stage.notes)
  const reset = crossed.filter((visit) => read.has(visit))
  checks.unread.record(
    read.size >= stage.many / 2 && reset.length === 0,
    `${reset.length} of ${read.size} accepted requests were reset`,
  )
  checks.uncut.record(!output.includes('were cut'), output.slice(-500))
  checks.ended.record(code === 0, `exit code ${code}\n${output.slice(-1_500)}`)
  const first = statuses.indexOf(503)
  const isTold = first !== -1 && statuses.slice(first).every((status) => status === 503)
  checks.told.record(isTold, `answered ${statuses.join(', ')}`)
  const stored = await withDatabase(stage.location, (database) =>
    database.selectFrom('bookings').select('id').execute(),
  )
  const ids = new Set(stored.map(({ id }) => id))
  for (const id of booked) checks.kept.record(ids.has(id), `booking ${id} is gone`)
  say(`${stage.location.kind}: exit code ${code} after ${took.toFixed(0)} ms`)
}

/** Sends a second signal while the server still finishes requests after the first. */
async function endTwice(env: Record<string, string>, checks: Checks) {
  const { child, end } = await startProcess(env)
  child.kill('SIGTERM')
  await wait(200)
  const { code } = await end('SIGTERM')
  checks.twice.record(code === 1, `exit code ${code}`)
}

/** More requests than the log lines that any pipe holds. */
const LOGGED = 600
/** Requests that are sent at the same time. */
const PARALLEL_REQUESTS = 20

type Start = (env: Record<string, string>) => ReturnType<typeof startWithFullLog>

/** Ways to keep a log from being written while guests must still be served. */
const unheardLogs: Record<string, Start> = {
  'closed, as after the end of a supervisor': async (env) => {
    const server = await startProcess(env)
    server.child.stdout?.destroy()
    server.child.stderr?.destroy()
    return server
  },
  'a pipe that nobody reads': async (env) => {
    const server = await startProcess(env)
    const { child, end } = server
    const outputs = [child.stdout, child.stderr]
    for (const output of outputs) output?.pause()
    // Reads it to its end once the process has ended, because the pipe would never close otherwise.
    child.once('exit', () => outputs.forEach((output) => output?.resume()))
    return { ...server, end }
  },
  'on a full disk': startWithFullLog,
}

/** Makes the log impossible to write. */
async function endUnheard(env: Record<string, string>, checks: Checks) {
  for (const [name, start] of Object.entries(unheardLogs)) {
    const { address, end } = await start({ ...env, NODE_ENV: 'production' })
    let answered = 0
    // A server that waits for its log responds to nobody, and receives no signal.
    const stuck = setTimeout(endAllProcesses, STUCK)
    while (answered < LOGGED) {
      const calls = Array.from({ length: PARALLEL_REQUESTS }, () =>
        call(`${address}/api/amenities`),
      )
      const good = (await Promise.allSettled(calls)).filter(
        (each) => each.status === 'fulfilled' && each.value.status === 200,
      )
      answered += good.length
      if (good.length < PARALLEL_REQUESTS) break
    }
    const { code } = await end('SIGTERM')
    clearTimeout(stuck)
    checks.unheard.record(
      answered === LOGGED && code === 0,
      `${name}: answered ${answered}, exit code ${code}`,
    )
  }
}

/** Deploys: asks the process to end while visitors keep their connections open. */
export const sigterm: Campaign = {
  name: 'sigterm',
  about: `SIGTERM while ${CONNECTIONS} connections are open, on both databases`,
  run: async (context) => {
    const rounds = context.count(50, 2)
    const many = context.count(CONNECTIONS, 40)
    const checks = declare(context, rounds, many)
    await bundleServer()
    const cluster = await openCluster([])
    const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
    const dataDir = join(folder, 'data')
    const sizes = { guests: 6, listings: 20 }
    try {
      const onServerEnv = { DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'photos') }
      const onServer: DatabaseLocation = { kind: 'server', url: cluster.url }
      const inFolder: DatabaseLocation = { kind: 'folder', dataDir }
      const stages: Stage[] = [
        {
          location: onServer,
          env: onServerEnv,
          world: await makeWorld(onServer, sizes),
          notes: join(folder, 'visits-server'),
          many,
          night: 0,
        },
        {
          location: inFolder,
          env: { DATA_DIR: dataDir },
          world: await makeWorld(inFolder, sizes),
          notes: join(folder, 'visits-folder'),
          many,
          night: 0,
        },
      ]
      for (let number = 0; number < rounds && !context.signal.aborted; number += 1) {
        const stage = stages[number % stages.length]
        if (stage) await round(stage, checks, context)
      }
      await endUnheard(onServerEnv, checks)
      await endTwice(onServerEnv, checks)
    } finally {
      endAllProcesses()
      await cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
