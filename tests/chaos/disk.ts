import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '@server/database/connect'
import { call, hangUp } from '@tests/chaos/weather/call'
import { mountSmallDisk, type SmallDisk } from '@tests/chaos/weather/small-disk'
import { makePhoto, upload } from '@tests/chaos/weather/upload'
import {
  BOOKABLE_NIGHTS,
  jsonOf,
  makeWorld,
  nightOf,
  withDatabase,
  type World,
} from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
import { onMaintenance } from '@tests/server/start-postgres'
import type { Campaign, ChaosContext } from './campaign'

/** In megabytes. Uploads are refused below 512 MB. */
const DISK = 900
/** Rounds with a full disk on each kind of database, in a full run. */
const ROUNDS = 5
/** Bookings in each round while the disk is full, and as many once it has room again. */
const BOOKINGS = 300
/**
 * Milliseconds until it is ready again, because a refused statement counts as a full disk for ten
 * seconds.
 */
const RECOVERED = 15_000
/** Milliseconds after which it counts as never ready again, however busy the machine. */
const NEVER = 90_000
/** Nights that are tried until one is free. Fewer than a sixth of all are ever taken. */
const NIGHTS_TRIED = 50
/** User id that PostgreSQL runs as. */
const NOBODY = 65_534

const declare = ({ check, timing }: ChaosContext, rounds: number, bookings: number) => ({
  alive: check('rounds of a disk without room that the process survived', rounds),
  honest: check('bookings without room: 201, or 507 in our form', rounds * bookings),
  refused: check('rounds in which a booking was refused with 507', rounds),
  uploads: check('uploads without room: 507 in our form', rounds),
  read: check('lists without room: 200', rounds),
  told: check('/readyz says why', rounds),
  recovered: check('bookings, uploads and /readyz with room again', rounds * 3),
  ready: timing('ready with room again, slowest', 'ms', { atMost: RECOVERED }),
  kept: check('acknowledged bookings that are stored', rounds),
})

type Checks = ReturnType<typeof declare>

/** Returns why a response is not a proper 507, or undefined when it is one. */
function fullFault({ status, body }: { status: number; body: string }) {
  const isProper = status === 507 && /"code":"storage_full"/.test(body) && /"message":"/.test(body)
  return isProper ? undefined : `answered ${status}: ${body.slice(0, 200)}`
}

interface Stage {
  name: string
  address: string
  world: World
  disk: SmallDisk
  photo: Buffer
  checks: Checks
  context: ChaosContext
  isAlive: () => boolean
  /** Prepares the database for a full disk. */
  beforeFull?: (() => Promise<unknown>) | undefined
}

/** Requests /readyz until its response matches. */
async function readySays(address: string, pattern: RegExp) {
  const started = performance.now()
  for (;;) {
    const { status, body } = await call(`${address}/readyz`)
    const text = `${status} ${body}`
    const took = performance.now() - started
    if (pattern.test(text)) return { held: true, text, took }
    if (took > NEVER) return { held: false, text, took }
    await wait(50)
  }
}

/** Fills the disk, books, frees the disk, and books again. Returns the acknowledged bookings. */
async function fullRound(stage: Stage) {
  const { address, world, disk, photo, checks, context, isAlive, name } = stage
  const { count, random } = context
  const booked: string[] = []
  const guest = world.guests[0] as World['guests'][number]
  const anyOf = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const book = async () => {
    // One guest alone would meet the limit of bookings in a minute.
    const booker = anyOf(world.guests)
    const body = nightOf(booker, anyOf(world.listings), 1 + Math.floor(random() * BOOKABLE_NIGHTS))
    const options = { method: 'POST', headers: jsonOf(booker), body }
    const response = await call(`${address}/api/booking`, options)
    if (response.status === 201) {
      booked.push((JSON.parse(response.body) as { booking: { _id: string } }).booking._id)
    }
    return response
  }
  await stage.beforeFull?.()
  await disk.fill()
  let refused = 0
  for (let left = count(BOOKINGS, 40); left > 0 && !context.signal.aborted; left -= 1) {
    const response = await book()
    if (response.status === 507) refused += 1
    const isFine = [201, 409].includes(response.status)
    const fault = isFine ? undefined : fullFault(response)
    checks.honest.record(fault === undefined, `${name}: ${fault}`)
    // The tables grow until they need a page for which the disk has no room.
    await disk.fill()
  }
  checks.refused.record(refused > 0, `${name}: every booking was stored on a full disk`)
  const uploadFault = fullFault(await upload(address, guest, photo, 'A loft'))
  checks.uploads.record(uploadFault === undefined, `${name}: upload ${uploadFault}`)
  const list = await call(`${address}/api/listing?limit=5`)
  checks.read.record(list.status === 200, `${name}: the list answered ${list.status}`)
  const told = await readySays(address, /^503 .*disk.*full.*nothing can be stored/)
  checks.told.record(told.held, `${name}: /readyz answered ${told.text}`)
  disk.empty()
  const ready = await readySays(address, /^200/)
  checks.ready.measure(ready.took)
  checks.recovered.record(ready.held, `${name}: /readyz answered ${ready.text}`)
  // A night may be taken already, but not every night that is tried.
  let good = await book()
  for (let left = NIGHTS_TRIED; good.status === 409 && left > 0; left -= 1) good = await book()
  checks.recovered.record(good.status === 201, `${name}: booking ${good.body}`)
  const kept = await upload(address, guest, photo, 'A loft')
  checks.recovered.record(kept.status === 201, `${name}: upload ${kept.status} ${kept.body}`)
  checks.alive.record(isAlive(), `${name}: the process ended`)
  return booked
}

interface Kind extends Pick<Stage, 'beforeFull'> {
  name: string
  location: DatabaseLocation
  env: Record<string, string>
}

async function tryKind(
  { name, location, env, beforeFull }: Kind,
  disk: SmallDisk,
  rounds: number,
  shared: Pick<Stage, 'photo' | 'checks' | 'context'>,
) {
  const world = await makeWorld(location, { guests: 6, listings: 20 })
  const server = await startProcess(env)
  const isAlive = () => server.child.exitCode === null && server.child.signalCode === null
  const stage: Stage = {
    name,
    address: server.address,
    world,
    disk,
    isAlive,
    beforeFull,
    ...shared,
  }
  const booked: string[] = []
  for (let round = 0; round < rounds && isAlive() && !shared.context.signal.aborted; round += 1) {
    booked.push(...(await fullRound(stage)))
    shared.context.say(`${name}: round ${round + 1}, ${booked.length} bookings acknowledged`)
  }
  await server.end('SIGTERM')
  const stored = await withDatabase(location, (database) =>
    database.selectFrom('bookings').select('id').execute(),
  )
  const ids = new Set(stored.map(({ id }) => id))
  for (const id of booked) shared.checks.kept.record(ids.has(id), `${name}: booking ${id} is gone`)
}

/**
 * Fills the disks of the database and of the photos while guests book.
 */
export const disk: Campaign = {
  about: 'the disk is full while guests book and hosts upload',
  run: async (context) => {
    const rounds = context.count(ROUNDS)
    const bookings = context.count(BOOKINGS, 40)
    const checks = declare(context, rounds * 2, bookings)
    await bundleServer()
    const shared = { photo: await makePhoto(), checks, context }
    const embedded = mountSmallDisk(DISK)
    const remote = mountSmallDisk(DISK, NOBODY)
    const cluster = await openCluster([], remote.folder)
    try {
      const dataDir = join(embedded.folder, 'data')
      const inFolder: Kind = {
        name: 'embedded',
        location: { kind: 'folder', dataDir },
        env: { DATA_DIR: dataDir },
      }
      const location = { kind: 'server' as const, url: cluster.url }
      // A PostgreSQL without room for its log stops itself. A new segment has 16 MB.
      const beforeFull = () =>
        onMaintenance(cluster.url, (client) => client.query('select pg_switch_wal(); checkpoint'))
      // The photos share the disk of PostgreSQL, so both are full at the same moment.
      const env = { DATABASE_URL: cluster.url, DATA_DIR: join(remote.folder, 'photos') }
      const onServer: Kind = { name: 'PostgreSQL', location, env, beforeFull }
      // Both start at once, because each waits until its disk counts as free again.
      await Promise.all([
        tryKind(onServer, remote, rounds, shared),
        tryKind(inFolder, embedded, rounds, shared),
      ])
    } finally {
      hangUp()
      endAllProcesses()
      await cluster.remove()
      for (const mounted of [embedded, remote]) mounted.remove()
    }
  },
}
