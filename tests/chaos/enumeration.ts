import { hashPassword } from '@server/auth/password-hashing'
import { insertGuest, PASSWORD } from '@tests/server/rows'
import type { Campaign } from './campaign'
import { openServer } from './open-server'

/** Requests for known and for unknown accounts, for each kind of request. */
const PAIRS = 300
const KNOWN = 'ada@staylet.test'
/**
 * An unknown account with as many characters as the known one, because some responses repeat it.
 */
const UNKNOWN = 'eve@staylet.test'

const doors: { name: string; path: string; payloadOf: (account: string) => object }[] = [
  {
    name: 'login',
    path: 'login',
    payloadOf: (identifier) => ({ identifier, password: 'guess' }),
  },
  { name: 'recovery', path: 'forgot-password', payloadOf: (email) => ({ email }) },
  { name: 'sign-up', path: 'initiate-email-verification', payloadOf: (email) => ({ email }) },
]

/**
 * Returns the probability that a time of the first list exceeds one of the second. 0.5 means that
 * they do not differ.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]) {
  let wins = 0
  for (const one of first) {
    for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0
  }
  return wins / (first.length * second.length)
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Headers that differ between any two responses. */
const UNIQUE = ['date', 'x-request-id']

/**
 * Returns the headers in order, without the values of cookies, because each value is a secret of
 * its own.
 */
const comparable = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.entries(headers)
    .filter(([name]) => !UNIQUE.includes(name))
    .map(([name, value]) => {
      const text = String(value)
      return `${name}: ${name === 'set-cookie' ? text.replace(/=[^;]*/, '=') : text}`
    })
    .toSorted((one, other) => one.localeCompare(other))

/** Measures what an outsider learns about accounts from responses and their times. */
export const enumeration: Campaign = {
  name: 'enumeration',
  about: 'answers and times for known against unknown accounts',
  run: async ({ tally, count, random, signal }) => {
    const pairs = count(PAIRS, 3)
    const rows = doors.map((door) => ({
      ...door,
      equal: tally.check(`${door.name}: same status, headers and body`, pairs),
      // A few requests have no meaningful order of times.
      tell:
        pairs >= PAIRS
          ? tally.timing(`${door.name}: distance of the AUC from 0.5`, '', { atMost: 0.05 })
          : undefined,
    }))
    const fresh = tally.check('ids in responses that mean no account', pairs)
    const { app, database, close } = await openServer(() => new Date('2026-03-10T09:00:00Z'))
    try {
      const guest = await insertGuest(database, KNOWN)
      // The times are compared, so the server itself has to make the hash.
      await database
        .updateTable('users')
        .set({ password_hash: await hashPassword(PASSWORD) })
        .execute()
      const seen = new Set([guest._id])
      for (const { path, payloadOf, equal, tell } of rows) {
        const times = { known: [] as number[], unknown: [] as number[] }
        const ask = async (kind: 'known' | 'unknown') => {
          const started = performance.now()
          const { statusCode, headers, body } = await app.inject({
            method: 'POST',
            url: `/api/auth/${path}`,
            payload: payloadOf(kind === 'known' ? KNOWN : UNKNOWN),
          })
          times[kind].push(performance.now() - started)
          const ids = body.match(ID) ?? []
          for (const id of ids) {
            fresh.record(!seen.has(id), `${path} told ${kind} ${id} again`)
            seen.add(id)
          }
          const said = body
            .replace(ID, 'id')
            .replaceAll(KNOWN, 'account')
            .replaceAll(UNKNOWN, 'account')
          return JSON.stringify([statusCode, comparable(headers), said])
        }
        for (let n = 0; n < pairs && !signal.aborted; n += 1) {
          // Every pair starts with full buckets and nothing to deliver, in a random order.
          await database.deleteFrom('attempts').execute()
          const isKnownFirst = random() < 0.5
          const first = await ask(isKnownFirst ? 'known' : 'unknown')
          await app.deliveries.deliverDue()
          const second = await ask(isKnownFirst ? 'unknown' : 'known')
          await app.deliveries.deliverDue()
          equal.record(first === second, `${first} against ${second}`)
        }
        tell?.measure(Math.abs(areaUnderCurve(times.known, times.unknown) - 0.5))
      }
    } finally {
      await close()
    }
  },
}
