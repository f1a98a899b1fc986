import pg from 'pg'
import { DatabaseAwayError, databaseFaultOf } from './database-faults'

type Stream = { connection: { stream: { destroy: () => void } } }

/** Runs work on a new connection. Rejects when that takes longer than this many milliseconds. */
async function onConnection<T>(
  url: string,
  longest: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'staylet probe',
  })
  const hangUp = () => (client as unknown as Stream).connection.stream.destroy()
  const timer = setTimeout(hangUp, longest)
  // The rejection of the work reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    clearTimeout(timer)
    hangUp()
  }
}

/**
 * Returns the timeline of a primary, which grows with each promotion, or undefined for a replica.
 */
async function timelineOf(client: pg.Client) {
  const { rows } = await client.query<{ timeline: string | null }>(
    'select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline',
  )
  return rows[0]?.timeline ?? undefined
}

/** Connects and requests one row, whether the server is a primary or not. */
async function ask(url: string, longest: number) {
  try {
    await onConnection(url, longest, (client) => client.query('select 1'))
  } catch (error) {
    // The server responds, although it has no room for one more connection.
    if (databaseFaultOf(error) !== 'busy') throw error
  }
}

export interface Primary {
  /** Address of the host that is used now. */
  url: () => string
  /**
   * Finds out whether the primary answers, and which of the hosts it is.
   *
   * @throws when none answers as a primary.
   */
  find: () => Promise<void>
  /**
   * Moves to a host that was promoted although the one in use still answers, which loses what is
   * written there. Hosts that do not answer change nothing.
   */
  look: () => Promise<void>
}

/**
 * Follows the primary among several hosts. After a failover a former primary may still answer as
 * one, so the host that was promoted last is chosen.
 *
 * @param longest Milliseconds that a host may take.
 * @param onMove Called when another host has become the primary.
 */
export function followPrimary(
  hosts: readonly string[],
  longest: number,
  onMove: (url: string) => void,
): Primary {
  const [first = ''] = hosts
  let current = first
  if (hosts.length === 1) {
    return { url: () => first, find: () => ask(first, longest), look: () => Promise.resolve() }
  }

  /** Timeline of the host in use. Each has eight hexadecimal digits. */
  let known = ''
  const askAll = async () => {
    const asked = await Promise.allSettled(
      hosts.map(async (url) => ({ url, timeline: await onConnection(url, longest, timelineOf) })),
    )
    const primaries = asked
      .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      .flatMap(({ url, timeline }) => (timeline === undefined ? [] : [{ url, timeline }]))
      .toSorted((a, b) => b.timeline.localeCompare(a.timeline))
    return { asked, primaries }
  }
  const moveTo = (next: { url: string; timeline: string }) => {
    known = next.timeline
    if (next.url !== current) onMove((current = next.url))
  }
  const find = async () => {
    const { asked, primaries } = await askAll()
    const isSame = ({ url, timeline }: (typeof primaries)[number]) =>
      url === current && timeline === primaries[0]?.timeline
    const next = primaries.find(isSame) ?? primaries[0]
    if (next) return moveTo(next)
    const refused = asked.find((each) => each.status === 'rejected')
    // A server without room for one more connection responds.
    const own = asked[hosts.indexOf(current)]
    if (own?.status === 'rejected' && databaseFaultOf(own.reason) === 'busy') return
    throw (
      refused?.reason ?? new DatabaseAwayError('No host in DATABASE_URL is a primary that answers.')
    )
  }
  const look = async () => {
    const [newest] = (await askAll()).primaries
    if (newest && newest.timeline > known) moveTo(newest)
  }
  return { url: () => current, find, look }
}
