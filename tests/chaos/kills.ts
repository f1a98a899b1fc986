import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseLocation } from '@server/database/connect'
import { call } from '@tests/chaos/weather/call'
import { inFolder } from '@tests/chaos/weather/in-folder'
import { lostOf, orphansOf } from '@tests/chaos/weather/stored'
import { makePhoto } from '@tests/chaos/weather/upload'
import { makeWorld, withDatabase } from '@tests/chaos/weather/world'
import { nothingYet, startWrites, type Acknowledged } from '@tests/chaos/weather/writes'
import { openCluster, type PostgresCluster } from '@tests/server/postgres-cluster'
import { startProcess } from '@tests/server/server-process'
import type { Campaign, ChaosContext } from './campaign'

const KILLS = 200
/**
 * Embedded servers that are killed at the same time, each with its own data. One start uses one
 * processor.
 */
const LANES = 2
/** Acknowledged writes between two kills. */
const WRITES = { least: 4, most: 16 }
/**
 * In milliseconds. A server that acknowledges nothing for this long counts as dead, however busy
 * the machine.
 */
const LOAD = 60_000
/** Milliseconds for a server to be ready again after its database was killed. */
const RECOVERY = 20_000
/** Milliseconds after which it counts as never ready, however busy the machine. */
const NEVER = 90_000

/** Sends a signal, and returns whether the process existed. */
function signalTo(pid: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    return false
  }
}

/** Kills the whole database server and starts it again. */
async function crash(cluster: PostgresCluster) {
  const [postmaster] = cluster.processes()
  // A stopped postmaster starts no process that this list lacks.
  if (postmaster !== undefined) signalTo(postmaster, 'SIGSTOP')
  const all = cluster.processes()
  for (const pid of all) signalTo(pid, 'SIGKILL')
  // A new server refuses to start while one of the old processes holds the shared memory.
  while (cluster.processes().length > 0 || all.some((pid) => signalTo(pid, 0))) await wait(10)
  await cluster.start()
}

/** Returns the milliseconds until the server is ready, or undefined if it never becomes ready. */
async function untilReady(address: string) {
  const started = performance.now()
  while (performance.now() - started < NEVER) {
    const { status } = await call(`${address}/readyz`)
    if (status === 200) return performance.now() - started
    await wait(20)
  }
  return undefined
}

const countOf = (acknowledged: Acknowledged) =>
  Object.values(acknowledged).reduce((sum, list: readonly unknown[]) => sum + list.length, 0)

const declare = ({ check, timing }: ChaosContext, kills: number, lanes: number) => ({
  back: check('kills after which the server worked again', kills),
  honest: check('writes to a living server: stored, 409 or 503', kills),
  recovered: timing('ready again, slowest', 'ms', { atMost: RECOVERY }),
  kept: check('acknowledged writes that are stored', kills * WRITES.least),
  each: check('kinds of writes were all acknowledged', lanes),
  tidy: check('clean-ups that leave no orphan', lanes),
})

interface Victim {
  /** Number of times that this server or its database is killed. */
  kills: number
  checks: ReturnType<typeof declare>
  location: DatabaseLocation
  env: Record<string, string>
  dataDir: string
  /** Undefined for the embedded database, which dies with the server. */
  cluster?: PostgresCluster
}

async function killAgainAndAgain(
  context: ChaosContext,
  { kills, checks, location, env, dataDir, cluster }: Victim,
) {
  const { random, signal, say } = context
  const { back, recovered, honest, kept, each, tidy } = checks
  const expectReady = async (kill: number, what: string) => {
    const took = await untilReady(server.address)
    back.record(took !== undefined, `kill ${kill}: not ready after ${what}`)
    recovered.measure(took ?? Infinity)
  }
  const photo = await makePhoto()
  const world = await makeWorld(location, { guests: 20, listings: context.count(40, 20) })
  const acknowledged = nothingYet()
  const start = () => startProcess({ TRUST_PROXY: 'true', ...env })
  let server = await start()
  for (let kill = 0; kill < kills && !signal.aborted; kill += 1) {
    const onFault = (fault: string) => honest.record(false, fault)
    let isKilled = false
    const stop = startWrites({
      address: server.address,
      world,
      photo,
      acknowledged,
      onFault,
      isKilled: () => isKilled,
    })
    const enough = countOf(acknowledged) + WRITES.least + random() * (WRITES.most - WRITES.least)
    const late = performance.now() + LOAD
    // An upload takes longer than the other writes, so some kills wait for one.
    const uploads = acknowledged.uploads.length + (kill % 4 === 0 ? 1 : 0)
    const isEnough = () => countOf(acknowledged) >= enough && acknowledged.uploads.length >= uploads
    while (!isEnough() && performance.now() < late) await wait(2)
    // The database dies first, so that a slice of two kills has one of each.
    const isDatabase = kill % 2 === 0
    if (cluster && isDatabase) {
      await crash(cluster)
      await expectReady(kill, 'the crash of its database')
      await stop()
    } else {
      isKilled = true
      await server.end('SIGKILL')
      await stop()
      server = await start()
      await expectReady(kill, 'its restart')
    }
    honest.record(true)
  }
  await server.end('SIGKILL')
  await withDatabase(location, async (database) => {
    const { bookings, hearts, signUps, uploads } = acknowledged
    const lost = await lostOf(database, acknowledged)
    for (let left = countOf(acknowledged) - lost.length; left > 0; left -= 1) kept.record(true)
    for (const text of lost) kept.record(false, `lost: ${text}`)
    const lists = `${bookings.length} bookings, ${hearts.length} hearts, ${signUps.length} sign-ups, ${uploads.length} uploads`
    say(`acknowledged: ${lists}`)
    const isEach = [bookings, hearts, signUps, uploads].every((list) => list.length > 0)
    each.record(isEach, lists)
    const orphans = await orphansOf(database, dataDir)
    tidy.record(orphans.length === 0, orphans.slice(0, 3).join(', '))
  })
}

/** Kills the server on the embedded database in the middle of writes. */
export const killsEmbedded: Campaign = {
  about: 'the server is killed while guests book, save, sign up and upload; embedded database',
  run: (context) =>
    inFolder(async (folder) => {
      const kills = context.count(KILLS)
      const lanes = context.count(LANES)
      const checks = declare(context, kills, lanes)
      const lane = (number: number) => {
        const dataDir = join(folder, String(number))
        const location = { kind: 'folder' as const, dataDir }
        const part = Math.ceil(kills / lanes)
        const env = { DATA_DIR: dataDir }
        return killAgainAndAgain(context, { kills: part, checks, location, dataDir, env })
      }
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
    }),
}

/** Kills the server or the whole of PostgreSQL in the middle of writes. */
export const kills: Campaign = {
  about: 'server or database is killed while guests book, save, sign up and upload; PostgreSQL',
  run: (context) =>
    inFolder(async (dataDir) => {
      const cluster = await openCluster([])
      try {
        const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir }
        const location = { kind: 'server' as const, url: cluster.url }
        const kills = context.count(KILLS)
        const checks = declare(context, kills, 1)
        await killAgainAndAgain(context, { kills, checks, location, dataDir, env, cluster })
      } finally {
        await cluster.remove()
      }
    }),
}
