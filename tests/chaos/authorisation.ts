import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { newToken } from '@server/auth/secret-tokens'
import type { Database } from '@server/database/tables'
import { authorisationRows } from '@tests/server/auth/authorisation-rows'
import { ACTORS, makeWorld } from '@tests/server/auth/authorisation-world'
import { emptyTables } from '@tests/server/empty-tables'
import type { Campaign } from './campaign'
import type { OpenApi } from './fuzz'
import { openServer } from './open-server'

/** Tables of rows that belong to somebody, with the columns that show a change. */
const OWNED = [
  'users',
  'listings',
  'listing_photos',
  'bookings',
  'reviews',
  'favourites',
  'property_types',
  'amenities',
] as const

/** Returns a fingerprint of everything that a refused call must leave unchanged. */
async function fingerprint(database: Database) {
  const parts: string[] = []
  for (const table of OWNED) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(table)} t`.execute(
      database,
    )
    parts.push(rows[0]?.sum ?? '')
  }
  return parts.join()
}

/** Places in which the server must ignore a token. */
const misplaced = (token: string): { how: string; options: Partial<InjectOptions> }[] => [
  { how: 'in a cookie', options: { headers: { cookie: `token=${token}; __Host-token=${token}` } } },
  { how: 'in the address', options: { query: { token, access_token: token } } },
  { how: 'as Basic', options: { headers: { authorization: `Basic ${token}` } } },
  { how: 'without a scheme', options: { headers: { authorization: token } } },
  { how: 'twice', options: { headers: { authorization: `Bearer ${token}, Bearer ${token}` } } },
  { how: 'in another header', options: { headers: { 'x-access-token': token } } },
  { how: 'with one more letter', options: { headers: { authorization: `Bearer ${token}A` } } },
  { how: 'cut', options: { headers: { authorization: `Bearer ${token.slice(0, -1)}` } } },
]

const tokenOf = ({ authorization = '' }: Record<string, string>) => authorization.slice(7)

/** '/api/booking/{id}' as the server registers it: '/api/booking/:id'. */
const registered = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Makes every call as every actor of a table. Refused calls must change and reveal nothing. */
export const authorisation: Campaign = {
  about: 'every documented call by every kind of caller, against a table',
  run: async ({ check, count, random, signal }) => {
    const least = count(authorisationRows.length, 6)
    const table = check('documented calls with a row, and rows with a call', 40)
    const cells = check('cells of the table', least * ACTORS.length)
    const unchanged = check('refused calls that change nothing', 1)
    const silent = check('answers without the data of another account', least)
    const elsewhere = check('tokens in a wrong place count for nothing', 2)
    const { app, database, close } = await openServer(() => new Date('2026-03-10T09:00:00Z'))
    try {
      const { paths } = (await app.inject('/api/docs/json')).json<OpenApi>()
      const documented = Object.entries(paths)
        .filter(([path]) => path.startsWith('/api/'))
        .flatMap(([path, methods]) =>
          Object.keys(methods).map((method) => `${method.toUpperCase()} ${registered(path)}`),
        )
      const rows = new Map(authorisationRows.map((row) => [row.call, row]))
      for (const call of new Set([...documented, ...rows.keys()])) {
        const held = rows.has(call) && documented.includes(call)
        table.record(held, `${call} is only ${rows.has(call) ? 'in the table' : 'documented'}`)
      }

      const drawn = [...rows.values()]
        .map((row) => ({ row, place: random() }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, least)
      for (const { row } of drawn) {
        if (signal.aborted) return
        await emptyTables(database)
        const { headersOf, thingsOf } = await makeWorld(database)
        const method = row.call.split(' ', 1)[0] as NonNullable<InjectOptions['method']>
        const ask = (actor: (typeof ACTORS)[number], more: Partial<InjectOptions> = {}) =>
          app.inject({ ...row.request(thingsOf(actor)), method, ...more })

        const isClosed = row.statuses.visitor === 401
        for (const { how, options } of isClosed ? misplaced(tokenOf(headersOf('owner'))) : []) {
          const { statusCode } = await ask('owner', options)
          elsewhere.record(statusCode === 401, `${row.call} with a token ${how}: ${statusCode}`)
        }
        for (const actor of ACTORS) {
          const before = await fingerprint(database)
          const { statusCode, body } = await ask(actor, { headers: headersOf(actor) })
          const seen = `${row.call} by ${actor}: ${statusCode}, not ${row.statuses[actor]}`
          cells.record(statusCode === row.statuses[actor], seen)
          if (statusCode >= 400) {
            unchanged.record((await fingerprint(database)) === before, `${row.call} by ${actor}`)
          }
          const isOwners = actor === 'owner' || row.call === 'POST /api/auth/login'
          const leak = isOwners ? undefined : /owner@staylet\.test/.exec(body)?.[0]
          silent.record(leak === undefined, `${row.call} told ${actor}: ${leak}`)
        }
      }
      const { statusCode } = await app.inject({
        url: '/api/auth/me',
        headers: { authorization: `Bearer ${newToken()}` },
      })
      elsewhere.record(statusCode === 401, `a made-up token: ${statusCode}`)
    } finally {
      await close()
    }
  },
}
