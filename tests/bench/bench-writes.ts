import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { insertUser } from '@server/auth/user-repository'
import { connectDatabase } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { openCluster, type PostgresCluster } from '@tests/server/postgres-cluster'
import { read, seed } from './bench-api'
import {
  endPrograms,
  generateLoad,
  postRequest,
  processorTime,
  startServer,
  type LoadReport,
} from './generate-load'
import { findPgbench, runPgbench, statementOf } from './pgbench'

const GUESTS = 200
/** Bookings that count, of all processes. */
const BOOKINGS = 2_000
const CONNECTIONS = 16
const LIST = '/api/listing?limit=12'

type Server = Awaited<ReturnType<typeof startServer>>

interface Guest {
  id: string
  token: string
}

async function insertGuests(database: Database) {
  const guests: Guest[] = []
  for (let n = 0; n < GUESTS; n += 1) {
    const guest = { email: `writer-${n}@staylet.test`, phone: null, full_name: 'Guest' }
    const id = await insertUser(database, { ...guest, password_hash: 'unused' })
    guests.push({ id, token: await createSession(database, id, new Date()) })
  }
  return guests
}

const clientOf = (n: number) => `10.9.${Math.floor(n / 250) % 250}.${n % 250}`

/** Makes requests of the guests in turn. */
const requestsOf = (
  guests: readonly Guest[],
  count: number,
  bodyOf: (guest: Guest, n: number) => [path: string, body: object],
) =>
  Array.from({ length: count }, (_, n) => {
    const guest = guests[n % guests.length] ?? { id: '', token: '' }
    const [path, body] = bodyOf(guest, n)
    const headers = { authorization: `Bearer ${guest.token}`, 'x-forwarded-for': clientOf(n) }
    return postRequest(path, body, headers)
  })

/** Returns what books a stay of two nights that begins in so many days. */
const booking = ({ id }: Guest, listing: string, days: number): [string, object] => {
  const checkIn = addDays(todayInLagos(new Date()), days)
  return [
    '/api/booking',
    {
      startDate: `${checkIn}T00:00:00.000Z`,
      endDate: `${addDays(checkIn, 2)}T00:00:00.000Z`,
      travelersNo: 1,
      totalPrice: 100_000,
      userId: id,
      listing,
    },
  ]
}

/**
 * Prints how many bookings PostgreSQL stores without a server: pgbench inserts them and their messages
 * with the same constraints, each on nights that nobody has, and checks nothing.
 */
async function benchFloor(database: Database, url: string, { guests, listings }: Written) {
  const program = findPgbench()
  if (!program) return console.log('No floor for bookings: pgbench is not installed.')
  await sql`create table bench_listings as
    select id, row_number() over () - 1 as place
    from unnest(${listings}::uuid[]) as id`.execute(database)
  await sql`create unique index on bench_listings (place)`.execute(database)
  await sql`create sequence bench_turn`.execute(database)
  const statement = sql`
    with turn as materialized (select nextval('bench_turn') - 1 as n), stored as (
      insert into bookings (user_id, listing_id, listing_snapshot, check_in, check_out,
        travelers_no, total_price_kobo, quoted_total_kobo, held_until, network_hash, created_at)
      select ${guests[0]?.id}::uuid, l.id, '{"name": "Home"}', day, day + 2, 1, 1, 1, now(),
        '\\x00', now()
      from turn
      join bench_listings l on l.place = turn.n % ${sql.lit(listings.length)}
      cross join lateral (
        select current_date + (500 + 3 * (turn.n / ${sql.lit(listings.length)}))::int as day
      ) as stay
      returning id
    )
    insert into outgoing_messages (kind, recipient, booking_id, due_at, created_at)
    select 'booking-received', 'floor@staylet.test', id, 'infinity', now() from stored`
  const options = { clients: CONNECTIONS, protocol: 'prepared' } as const
  const times = BOOKINGS / CONNECTIONS
  const text = statementOf(statement.compile(database))
  const { perSecond, p99 } = runPgbench(program, url, [text], times, options)
  console.log(
    `floor of bookings: pgbench -M prepared       ${perSecond.toFixed(0)}/s   p99 ${p99.toFixed(1)} ms`,
  )
}

interface Written {
  servers: readonly Server[]
  guests: readonly Guest[]
  listings: readonly string[]
}

/** Sends each server its share of the requests at the same time. */
const spread = (servers: readonly Server[], requests: readonly string[], warmUp = 0) =>
  Promise.all(
    servers.map(({ port, pid }, at) => {
      const own = requests.filter((_, n) => n % servers.length === at)
      const times = own.length - warmUp
      const connections = CONNECTIONS / servers.length
      return generateLoad({ port, requests: own, warmUp, times, connections }, [pid])
    }),
  )

const sum = (reports: readonly LoadReport[], of: (report: LoadReport) => number) =>
  reports.reduce((all, report) => all + of(report), 0)

const statusesOf = (reports: readonly LoadReport[]) =>
  JSON.stringify(reports.map(({ statuses }) => statuses))

async function benchBookings(
  { servers, guests, listings }: Written,
  from: number,
  postgres: PostgresCluster,
) {
  const warmUp = 100
  const requests = requestsOf(guests, BOOKINGS + warmUp * servers.length, (guest, n) =>
    booking(guest, listings[n % listings.length] ?? '', from + 3 * Math.floor(n / listings.length)),
  )
  const before = processorTime(postgres.processes())
  const reports = await spread(servers, requests, warmUp)
  const perBooking = ((processorTime(postgres.processes()) - before) * 1_000) / requests.length
  const p99 = Math.max(...reports.map((report) => report.p99))
  console.log(
    `bookings of distinct nights, ${servers.length} processes        ` +
      `${sum(reports, ({ perSecond }) => perSecond).toFixed(0)}/s (goal 300)   p99 ${p99.toFixed(1)} ms   ` +
      `servers ${sum(reports, ({ serverCores }) => serverCores).toFixed(2)} cores   ` +
      `PostgreSQL ${perBooking.toFixed(1)} ms of a core for each   ${statusesOf(reports)}`,
  )
}

async function benchStorm({ servers, guests, listings }: Written) {
  const requests = requestsOf(guests, 500, (guest) => booking(guest, listings[0] ?? '', 300))
  console.log(
    `500 bookings of the same nights              ${statusesOf(await spread(servers, requests))}`,
  )
}

const readLine = (name: string, { perSecond, p50, p99 }: LoadReport) =>
  `${name.padEnd(44)} ${perSecond.toFixed(0)}/s   p50 ${p50.toFixed(1)}   p99 ${p99.toFixed(1)} ms`

/** Reads of one process, alone and while guests save and book at the other. */
async function benchReads({ servers, guests, listings }: Written) {
  const [reader, writer] = servers
  if (!reader || !writer) return
  const asked = { path: LIST, times: 20_000 }
  console.log(readLine('hot list alone', await read([reader], asked)))
  // The newest are on the first page, and the others are booked.
  const others = listings.slice(24)
  const kinds = {
    hearts: (guest: Guest, n: number): [string, object] => [
      '/api/favourites',
      { userId: guest.id, listingId: listings[n % 40] ?? '' },
    ],
    bookings: (guest: Guest, n: number) =>
      booking(guest, others[n % others.length] ?? '', 330 + 3 * Math.floor(n / others.length)),
  }
  for (const [name, bodyOf] of Object.entries(kinds)) {
    const requests = requestsOf(guests, 600, bodyOf)
    const load = { port: writer.port, requests, warmUp: 0, times: 600, connections: 1 }
    const [reads, writes] = await Promise.all([
      read([reader], asked),
      generateLoad(load, [writer.pid]),
    ])
    console.log(
      `${readLine(`  beside ${name}`, reads)}   ${writes.perSecond.toFixed(0)} ${name}/s ${statusesOf([writes])}`,
    )
  }
}

/** Hot and new lists of 1, 2 and 4 processes, each with its share of the connections. */
async function benchProcesses(servers: readonly Server[]) {
  for (const count of [1, 2, 4]) {
    const some = servers.slice(0, count)
    for (const isNew of [false, true]) {
      const times = Math.round((isNew ? 2_000 : 16_000) / count)
      const reports = await Promise.all(
        some.map((server) => read([server], { path: LIST, times, isNew, connections: 16 / count })),
      )
      console.log(
        `${count} processes, ${isNew ? 'list' : 'hot list'}`.padEnd(44) +
          ` ${sum(reports, ({ perSecond }) => perSecond).toFixed(0)}/s   ` +
          `servers ${sum(reports, ({ serverCores }) => serverCores).toFixed(2)} cores, ` +
          `generators ${sum(reports, ({ cores }) => cores).toFixed(2)}`,
      )
    }
  }
}

/**
 * Measures bookings and hearts of several processes on one PostgreSQL that waits for the disk, reads
 * beside them, and reads of several processes.
 *
 * @param part 'bookings' to measure them alone.
 */
export async function benchWrites(part?: string) {
  console.log('writes, PostgreSQL with fsync')
  const postgres = await openCluster([])
  // They share their photos.
  const folder = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  try {
    const { url } = postgres
    await seed({ kind: 'server', url })
    const { database, close } = await connectDatabase({ kind: 'server', url })
    const guests = await insertGuests(database)
    // Seeded bookings hold some of the nights, and would refuse others rightly.
    const rows = await database
      .selectFrom('listings as l')
      .select('l.id')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings').whereRef('listing_id', '=', 'l.id').select('id'))),
      )
      .orderBy('l.created_at', 'desc')
      .execute()
    const listings = rows.map(({ id }) => id)
    await benchFloor(database, url, { servers: [], guests, listings })
    await close()
    const servers = await Promise.all(
      [1, 2, 3, 4].map(() => startServer({ DATABASE_URL: url, DATA_DIR: folder })),
    )
    const two = servers.slice(0, 2)
    await benchBookings({ servers: two.slice(0, 1), guests, listings }, 10, postgres)
    await benchBookings({ servers: two, guests, listings }, 40, postgres)
    await benchStorm({ servers: two, guests, listings })
    if (part !== 'bookings') {
      await benchReads({ servers: two, guests, listings })
      await benchProcesses(servers)
    }
    await Promise.all(servers.map(({ stop }) => stop()))
  } finally {
    endPrograms()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
