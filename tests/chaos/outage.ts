import { setTimeout as wait } from 'node:timers/promises'
import { call, hangUp, refusalFault } from '@tests/chaos/weather/call'
import {
  troubles,
  untilBack,
  type Stage,
  type Trouble,
} from '@tests/chaos/weather/database-troubles'
import { startLoad, type Load, type Seen } from '@tests/chaos/weather/load'
import { openProxy } from '@tests/chaos/weather/proxy'
import { makeWorld, withDatabase } from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
import { shuffled, type Campaign, type ChaosContext } from './campaign'

/** Milliseconds that a caller waits at most, whatever happens to the database. */
const WAIT_LIMIT = 5_000
/** Milliseconds within which `/readyz` reports a database that cannot be used. */
const NOTICED = 2_000
/** Milliseconds between the database's return and the first good response. */
const RECOVERED = 1_000
/**
 * Milliseconds that no caller waits on any machine. Before this limit existed, the longest wait was
 * several times as long.
 */
const HANGS = 40_000

/** Each kind of trouble once, then again, each time in an order that the seed decides. */
const plannedTroubles = (random: () => number, count: number): Trouble[] =>
  Array.from({ length: Math.ceil(count / troubles.length) }, () => shuffled(troubles, random))
    .flat()
    .slice(0, count)

const declare = ({ check, timing }: ChaosContext, faults: number, total: number) => ({
  alive: check('database faults that the process survived', faults),
  honest: check('responses under load: expected, or 503 in our form', faults * 20),
  told: check('faults that stop everything and that /readyz reports', total),
  back: check('faults after which a good response came', faults),
  booked: check('faults after which a guest booked again', faults),
  patient: check(`calls that end within ${HANGS / 1_000} s, however busy the machine`, faults),
  noticed: timing('/readyz reports a fault, slowest', 'ms', { atMost: NOTICED }),
  slowest: timing('longest wait of any call', 'ms', { atMost: WAIT_LIMIT }),
  recovered: timing('first good response after the return, slowest', 'ms', {
    atMost: RECOVERED,
  }),
  kept: check('acknowledged bookings that are stored', faults),
})

/**
 * Repeats the request until the response is right, and returns the milliseconds that this took.
 * Returns undefined if it never becomes right.
 */
async function until(address: string, isRight: (status: number) => boolean, longest: number) {
  const started = performance.now()
  for (;;) {
    // The load records a break of its own when it gets no response at all.
    const status = await call(address).then(
      (answer) => answer.status,
      () => 0,
    )
    const took = performance.now() - started
    if (isRight(status)) return took
    if (took > longest) return undefined
    await wait(20)
  }
}

/** Waits until the load has booked once more, and returns whether it ever does. */
async function untilBooked({ booked }: Load) {
  const before = booked.length
  const late = performance.now() + HANGS
  while (booked.length === before && performance.now() < late) await wait(20)
  return booked.length > before
}

/** Takes PostgreSQL away under load, in every way that it can fail. */
export const outage: Campaign = {
  about: 'PostgreSQL is restarted, killed, frozen and cut off while guests book',
  run: async (context) => {
    const { count, random, signal, say } = context
    const faults = count(100, troubles.length)
    const planned = plannedTroubles(random, faults)
    const checks = declare(context, faults, planned.filter(({ isTotal }) => isTotal).length)
    await bundleServer()
    const cluster = await openCluster([])
    const proxy = await openProxy(cluster.port)
    const stage: Stage = { cluster, proxy, direct: cluster.url }
    const through = new URL(cluster.url)
    through.port = String(proxy.port)
    try {
      const world = await makeWorld(
        { kind: 'server', url: cluster.url },
        { guests: 6, listings: 20 },
      )
      // Every loop has an address of its own, because each address has a limit for lists.
      const server = await startProcess({ DATABASE_URL: through.href, TRUST_PROXY: 'true' })
      let during = 'quiet'
      const onSeen = ({ what, good, answer, error }: Seen) => {
        if (answer) checks.slowest.measure(answer.took)
        const took = answer?.took ?? Infinity
        checks.patient.record(took < HANGS, `${what} during "${during}" took ${took} ms`)
        const isExpected = answer && good.includes(answer.status)
        const refusal = answer && !isExpected ? refusalFault(answer) : undefined
        const fault = answer ? refusal : `no response: ${error?.message}`
        checks.honest.record(fault === undefined, `${what} during "${during}": ${fault}`)
      }
      const load = startLoad({ address: server.address, world, onSeen })
      for (const trouble of planned) {
        if (signal.aborted || server.child.exitCode !== null) break
        during = trouble.name
        const { least, most } = trouble.lasts
        const lasts = wait(least + random() * (most - least))
        const begun = trouble.begin(stage)
        if (trouble.isTotal) {
          const isDown = (status: number) => status === 503
          const noticed = await until(`${server.address}/readyz`, isDown, HANGS)
          checks.told.record(noticed !== undefined, `${trouble.name}: /readyz never answered 503`)
          checks.noticed.measure(noticed ?? Infinity)
        }
        await begun
        await lasts
        await trouble.end?.(stage)
        await untilBack(stage.direct)
        const isGood = (status: number) => status === 200
        const back = await until(`${server.address}/api/listing?limit=1`, isGood, HANGS)
        checks.back.record(back !== undefined, `${trouble.name}: no good response afterwards`)
        checks.recovered.measure(back ?? Infinity)
        checks.booked.record(await untilBooked(load), `${trouble.name}: no booking afterwards`)
        say(`${trouble.name}: good again after ${back?.toFixed(0) ?? 'too many'} ms`)
        await wait(200)
        const { exitCode, signalCode } = server.child
        const isAlive = exitCode === null && signalCode === null
        checks.alive.record(
          isAlive,
          `${trouble.name}: exit ${exitCode}\n${server.output.text.slice(-1_500)}`,
        )
      }
      await load.stop()
      hangUp()
      await server.end('SIGTERM')
      const stored = await withDatabase({ kind: 'server', url: cluster.url }, (database) =>
        database.selectFrom('bookings').select('id').execute(),
      )
      const ids = new Set(stored.map(({ id }) => id))
      for (const id of load.booked) checks.kept.record(ids.has(id), `booking ${id} is gone`)
    } finally {
      hangUp()
      endAllProcesses()
      await proxy.close()
      await cluster.remove()
    }
  },
}
