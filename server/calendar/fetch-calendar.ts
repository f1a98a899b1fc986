import { lookup as lookUp } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import ipaddr from 'ipaddr.js'
import { SECOND } from '@domain/time'
import { readAtMost } from '@server/read-at-most'
import { withDeadline } from '@server/with-deadline'

/** Why a calendar cannot be read. The message never holds its address, which is a secret. */
export class CalendarFault extends Error {}

/** In bytes, after decompression. */
const MOST_BYTES = 1_000_000
/** In milliseconds, from the first request to the last byte. */
const MOST_TIME = 10 * SECOND
const MOST_REDIRECTS = 5

/** IPv6 has one network of public addresses. IPv4 in IPv6 is outside of it, or has a range of its own. */
const global = ipaddr.parseCIDR('2000::/3')

/** Tells whether an address is of the public internet. */
export function isPublic(text: string) {
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(global))
}

const NOT_PUBLIC = 'leads to an address that is not public'

/**
 * Looks a name up, and refuses it when one of its addresses is not public. The connection is made to
 * what this returns, so that a name cannot mean another address a moment later.
 */
export const lookUpPublic: LookupFunction = (name, options, done) =>
  lookUp(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new CalendarFault('has no address'), '')
    if (!found.every(({ address }) => isPublic(address))) {
      return done(new CalendarFault(NOT_PUBLIC), '')
    }
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })

export interface FetchOptions {
  /** True for trials: http and addresses that are not public. Never in production. */
  allowsPrivate: boolean
  lookup?: LookupFunction
}

/** @throws CalendarFault for an address that may not be read. */
export function requireAllowed(address: string, { allowsPrivate }: FetchOptions): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password) throw new CalendarFault('is not an address')
  if (allowsPrivate && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw new CalendarFault('is not at an https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Nothing is looked up for a host that is an address.
  if (!allowsPrivate && isIP(host) !== 0 && !isPublic(host)) throw new CalendarFault(NOT_PUBLIC)
  return url
}

function ask(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  { allowsPrivate, lookup = lookUpPublic }: FetchOptions,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, agent: false, ...(!allowsPrivate && { lookup }) }, resolve)
      .on('error', reject)
      .end()
  })
}

async function readBody(response: IncomingMessage) {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') {
    throw new CalendarFault('is compressed in an unknown way')
  }
  const body = encoding === 'gzip' ? pipeline(response, createGunzip(), () => undefined) : response
  const calendar = await readAtMost(body as AsyncIterable<Buffer>, MOST_BYTES)
  if (!calendar) throw new CalendarFault('is larger than 1 MB')
  return new TextDecoder().decode(calendar)
}

const headersOf = ({ etag, lastModified }: Known) => ({
  accept: 'text/calendar',
  'accept-encoding': 'gzip',
  'user-agent': 'Staylet calendar reader',
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})

export interface Known {
  etag?: string | null | undefined
  lastModified?: string | null | undefined
}

async function follow(address: string, known: Known, signal: AbortSignal, options: FetchOptions) {
  let url = requireAllowed(address, options)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, headersOf(known), signal, options)
    const { statusCode: status = 0, headers } = response
    if (status === 200) {
      const text = await readBody(response)
      return { text, etag: headers.etag, lastModified: headers['last-modified'] }
    }
    response.destroy()
    // Nothing has been asked that it could answer where nothing is known.
    if (status === 304 && (known.etag || known.lastModified)) return undefined
    if (status < 300 || status > 399 || headers.location === undefined) {
      throw new CalendarFault(`responds with status ${status}`)
    }
    if (!URL.canParse(headers.location, url.href)) throw new CalendarFault('redirects nowhere')
    url = requireAllowed(new URL(headers.location, url).href, options)
  }
  throw new CalendarFault(`redirects more than ${MOST_REDIRECTS} times`)
}

/**
 * Fetches a calendar from the public internet.
 *
 * @returns undefined when it is as it was known.
 * @throws CalendarFault
 */
export async function fetchCalendar(address: string, known: Known, options: FetchOptions) {
  const late = new CalendarFault(`did not arrive within ${MOST_TIME / SECOND} seconds`)
  try {
    // Some answers, such as 101, end a request without a response and without an error.
    return await withDeadline(MOST_TIME, late, (signal) => follow(address, known, signal, options))
  } catch (error) {
    if (error instanceof CalendarFault) throw error
    const { code } = error as { code?: unknown }
    throw new CalendarFault(`cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`)
  }
}
