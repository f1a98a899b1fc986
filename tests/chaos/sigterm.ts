import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '@server/database/connect'
import { call } from '@tests/chaos/weather/call'
import { holdBookings } from '@tests/chaos/weather/database-troubles'
import { startVisitors, type VisitorsOptions } from '@tests/chaos/weather/visitors'
import { jsonOf, makeWorld, nightOf, withDatabase, type World } from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
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
/** Milliseconds of the slow request, most of them after the signal. */
const SLOW = 1_800

const declare = ({ check, timing }: ChaosContext, rounds: number, many: number) => ({
  ended: check('SIGTERMs that ended with exit code 0', rounds),
  took: timing('from SIGTERM to the end of the process, slowest', 'ms', {
    atMost: LONGEST_END,
  }),
  whole: check(`requests on ${many} connections answered, none reset`, rounds * many * SPEAKING),
  crossed: timing('requests of a round that crossed the end, most', 'requests', {
    atMost: CROSSING,
  }),
  uncut: check('shutdowns that cut no connection', rounds),
  told: check('/readyz answered 503 before the listener closed', rounds),
  closing: check('slow requests answered 201 with connection: close', 1),
  kept: check('acknowledged bookings that are stored', 1),
})
type Checks = ReturnType<typeof declare>

interface Stage {
  location: DatabaseLocation
  env: Record<string, string>
  world: World
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
  const server = await startProcess(stage.env)
  const booked: string[] = []
  const onSeen: VisitorsOptions['onSeen'] = ({ fault, booking }) => {
    checks.whole.record(fault === undefined, fault)
    if (booking !== undefined) booked.push(booking)
  }
  const { address } = server
  let crossed = 0
  const visitors = startVisitors({
    address,
    world: stage.world,
    random,
    onSeen,
    onCrossed: () => (crossed += 1),
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
  checks.crossed.measure(crossed)
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

/** Deploys: asks the process to end while visitors keep their connections open. */
export const sigterm: Campaign = {
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
          many,
          night: 0,
        },
        {
          location: inFolder,
          env: { DATA_DIR: dataDir },
          world: await makeWorld(inFolder, sizes),
          many,
          night: 0,
        },
      ]
      for (let number = 0; number < rounds && !context.signal.aborted; number += 1) {
        const stage = stages[number % stages.length]
        if (stage) await round(stage, checks, context)
      }
    } finally {
      endAllProcesses()
      await cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
