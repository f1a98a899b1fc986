import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-api'
import { todayInLagos } from '@domain/stay/stay-date'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { findListing } from '@server/listing/listing-repository'
import { seedDatabase } from '@server/seed/seed-database'
import { onMaintenance, startPostgres } from '@tests/server/start-postgres'
import { sentBy, statementsOf } from './bench-search'
import {
  endPrograms,
  generateLoad,
  getRequest,
  startBareServer,
  startServer,
  type LoadReport,
} from './generate-load'
import { findPgbench, runPgbench } from './pgbench'

/** Listings of the database. A marketplace of one town has as many. */
const LISTINGS = 1_000
const BOOKINGS = 200
const CONNECTIONS = 16
/** Clients that share the reads, so that no limit is met. */
const CLIENTS = 500
const TIMES = 6_000

type Server = Awaited<ReturnType<typeof startServer>>

const clientAt = (at: number) => `10.${(at >> 8) % 250}.${at % 250}.1`

interface Read {
  path: string
  headers?: Record<string, string>
  /** True where no response that is kept may answer. */
  isNew?: boolean
  times?: number
  connections?: number
}

/** Sends a read from many clients and returns what it cost. */
export async function read(
  servers: readonly Pick<Server, 'port' | 'pid'>[],
  { path, headers = {}, isNew = false, times = TIMES, connections = CONNECTIONS }: Read,
): Promise<LoadReport> {
  const unique = randomBytes(4).toString('hex')
  const warmUp = Math.ceil(times / 4)
  const count = isNew ? warmUp + times : CLIENTS
  const joint = path.includes('?') ? '&' : '?'
  const requests = Array.from({ length: count }, (_, at) =>
    getRequest(isNew ? `${path}${joint}new=${unique}${at}` : path, {
      ...headers,
      'x-forwarded-for': clientAt(at % CLIENTS),
    }),
  )
  const [server] = servers
  const load = { port: server?.port ?? 0, requests, warmUp, times, connections }
  const report = await generateLoad(
    load,
    servers.map(({ pid }) => pid),
  )
  const bad = Object.keys(report.statuses).filter((status) => status !== '200')
  if (bad.length > 0) throw new Error(`${path}: ${JSON.stringify(report.statuses)}`)
  return report
}

const line = (name: string, report: LoadReport, of?: { floor: number; goal: number }) => {
  const { perSecond, p50, p99, bytes, serverCores, cores } = report
  const ratio = of ? `   ${(perSecond / of.floor).toFixed(2)} of it (goal ${of.goal})` : ''
  return (
    `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1).padStart(6)}` +
    `   p99 ${p99.toFixed(1).padStart(6)} ms   ${String(bytes).padStart(6)} B   ` +
    `server ${serverCores.toFixed(2)} cores, generator ${cores.toFixed(2)}${ratio}`
  )
}

/**
 * Reads that no kept response answers, each beside the same SQL through pgbench, and beside node:http
 * with the database's driver, which sends the rows as they are.
 */
async function benchStatements(server: Server, url: string) {
  const today = todayInLagos(new Date())
  const pgbench = findPgbench()
  if (!pgbench) console.log('  No pgbench here: the same SQL alone is not measured.')
  const list: ListingQuery = { limit: 12 }
  const filtered: ListingQuery = { ...list, state: 'Lagos', priceMin: 20_000, priceMax: 60_000 }
  const search = (query: ListingQuery) => `/api/listing?${toApiQuery(query)}`
  const first = (await (await fetch(`${server.address}${search(list)}`)).json()) as {
    listings: { _id: string }[]
  }
  const id = first.listings[3]?._id ?? ''
  const kinds = [
    ['list', search(list), await statementsOf(url, list, today)],
    ['filtered list', search(filtered), await statementsOf(url, filtered, today)],
    [
      'by id',
      `/api/listing/${id}`,
      await sentBy(url, (database) => findListing(database, id, today)),
    ],
  ] as const
  for (const [name, path, statements] of kinds) {
    const options = { clients: CONNECTIONS, protocol: 'prepared' } as const
    const floor =
      pgbench === undefined ? undefined : runPgbench(pgbench, url, statements, 400, options)
    const report = await read([server], { path, isNew: true })
    const of = floor === undefined ? undefined : { floor: floor.perSecond, goal: 0.35 }
    console.log(line(`${name}, ${statements.length} statements`, report, of))
    if (!floor) continue
    const perCore = report.perSecond / report.answeringCores
    const floorPerCore = floor.perSecond / floor.cores
    console.log(
      `  floor: pgbench -M prepared, ${floor.perSecond.toFixed(0)}/s with ${floor.cores.toFixed(2)} cores; ` +
        `per core ${floorPerCore.toFixed(0)}, and ${perCore.toFixed(0)} of server and PostgreSQL with ` +
        `${report.answeringCores.toFixed(2)} cores   ${(perCore / floorPerCore).toFixed(2)} of it (goal 0.35)`,
    )
    const headers = { 'content-type': 'application/json' }
    const bare = await startBareServer({ headers, url, statements })
    const least = await read([bare], { path, isNew: true })
    bare.stop()
    const leastPerCore = least.perSecond / least.answeringCores
    console.log(line('  node:http and its driver, the same SQL', least))
    console.log(
      `  per core ${leastPerCore.toFixed(0)}   ${(leastPerCore / floorPerCore).toFixed(2)} of pgbench`,
    )
  }
}

/**
 * Reads that kept responses answer, each beside two servers of node:http alone: one sends the body,
 * the other all headers too, once the database has answered, because no kept response is sent unless
 * the database says that nothing has changed.
 */
async function benchKept(server: Server, url: string) {
  const kinds: [string, string, Record<string, string>][] = [
    ['hot list', '/api/listing?limit=12', {}],
    ['hot list, br', '/api/listing?limit=12', { 'accept-encoding': 'br' }],
    ['hot list, gzip', '/api/listing?limit=12', { 'accept-encoding': 'gzip' }],
    ['home page', '/', {}],
    ['home page, br', '/', { 'accept-encoding': 'br' }],
    ['home page, gzip', '/', { 'accept-encoding': 'gzip' }],
  ]
  for (const [name, path, headers] of kinds) {
    const sent = await responseOf(server, path, headers)
    const bare = await startBareServer({ ...sent, headers: { 'content-type': sent.type } })
    const asking = await startBareServer({ ...sent, url })
    const times = path === '/' ? TIMES : 3 * TIMES
    const floor = await read([bare], { path, headers, times })
    const report = await read([server], { path, headers, times })
    const least = await read([asking], { path, headers, times })
    bare.stop()
    asking.stop()
    const goal = { floor: floor.perSecond, goal: 0.75 }
    console.log(line(name, report, goal))
    console.log(line('  floor: node:http, same body', floor))
    console.log(line('  node:http, same headers, after `select 1`', least, goal))
  }
}

/** Headers that Node sets itself. */
const OF_NODE = /^(date|connection|keep-alive|content-length)$/

/** Returns a response as it is sent. fetch() would decompress its body. */
const responseOf = ({ port }: Server, path: string, headers: Record<string, string>) =>
  new Promise<{ body: string; type: string; headers: Record<string, string> }>(
    (resolve, reject) => {
      get({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            body: Buffer.concat(parts).toString('base64'),
            type: response.headers['content-type'] ?? '',
            headers: Object.fromEntries(
              Object.entries(response.headers)
                .filter(([header]) => !OF_NODE.test(header))
                .map(([header, value]) => [header, String(value)]),
            ),
          }),
        )
      }).on('error', reject)
    },
  )

/** Fills a database with the listings and bookings of the benchmarks. */
export async function seed(location: Parameters<typeof connectDatabase>[0]) {
  const { database, close } = await connectDatabase(location, { statementTime: 'unlimited' })
  await migrateToLatest(database)
  const signal = new AbortController().signal
  const counts = { listings: LISTINGS, bookings: BOOKINGS, seed: 1 }
  await seedDatabase(database, { ...counts, now: new Date(), signal, onProgress: () => undefined })
  await close()
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

async function benchEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  await seed({ kind: 'folder', dataDir: folder })
  const atRest = await startServer({ DATA_DIR: folder })
  await wait(5_000)
  console.log(
    `memory at rest, embedded                     ${megabytes(atRest.memory())} (goal 250)`,
  )
  const path = '/api/listing?limit=12'
  console.log(line('embedded, list', await read([atRest], { path, isNew: true, times: 2_000 })))
  console.log(line('embedded, hot list', await read([atRest], { path })))
  console.log(`memory after load, embedded                  ${megabytes(atRest.memory())}`)
  await atRest.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Measures lists, listings and pages beside their lower bounds. */
export async function benchApi() {
  console.log(`reads, ${LISTINGS} listings, ${CONNECTIONS} connections`)
  const postgres = await startPostgres()
  try {
    const name = `bench_${randomBytes(4).toString('hex')}`
    await onMaintenance(postgres.url, (client) => client.query(`create database ${name}`))
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    await seed({ kind: 'server', url: url.href })
    const server = await startServer({ DATABASE_URL: url.href })
    console.log(`memory at rest, PostgreSQL                   ${megabytes(server.memory())}`)
    await benchStatements(server, url.href)
    await benchKept(server, url.href)
    await server.stop()
    await benchEmbedded()
  } finally {
    endPrograms()
    await postgres.stop()
  }
}
