import type { FastifyRequest } from 'fastify'
import type { Config } from './config'
import { addressKey, isLoopback } from './network-address'

/**
 * Tells whether the developers' mailbox, the demo accounts and the API documents exist at all: in a
 * mode other than production, on a server that only this machine reaches.
 */
export const servesDevelopers = ({ mode, host }: Pick<Config, 'mode' | 'host'>) =>
  mode !== 'production' && isLoopback(host)

/** Headers with which a proxy says for whom it asks. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

const hostNameOf = (request: FastifyRequest) => {
  const url = `http://${request.headers.host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
}

/**
 * Tells whether a request came straight from this machine. A proxy in front of the server runs on
 * this machine too, and another site's page may reach it under a name of its own.
 */
export const isStraight = (request: FastifyRequest) =>
  isLoopback(addressKey(request.socket.remoteAddress ?? '')) &&
  isLoopback(hostNameOf(request)) &&
  PROXY_HEADERS.every((name) => request.headers[name] === undefined)
