import type { FastifyRequest } from 'fastify'
import type { Config } from './config'
import { addressKey, isLoopback } from './network-address'

/**
 * Tells whether the developers' mailbox, the demo accounts and the API documents exist at all: in a
 * mode other than production, on a server that only this machine reaches.
 */
export const servesDevelopers = ({ mode, host }: Pick<Config, 'mode' | 'host'>) =>
  mode !== 'production' && isLoopback(host)

/** Headers in which proxies, tunnels and networks name the client that they act for. */
const PROXY_HEADER =
  /^(?:forwarded$|via$|cdn-loop$|true-client-|cf-|fly-|fastly-|x-(?:forwarded|original|real|client|cluster|envoy|azure|amz|arr|proxy))/

const hostNameOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''

/** Tells whether the page that sends a request is on this machine, as far as the browser says. */
const isFromLocalPage = ({ headers }: FastifyRequest) =>
  [headers.origin, headers.referer].every(
    (page) => page === undefined || isLoopback(hostNameOf(page)),
  )

/**
 * Tells whether a request came straight from this machine. A proxy in front of the server runs on
 * this machine too, and another site's page may reach it under a name of its own. By default, nginx
 * sends no proxy header and the host 127.0.0.1, but it uses HTTP/1.0, which no browser speaks.
 */
export const isStraight = (request: FastifyRequest) =>
  isLoopback(addressKey(request.socket.remoteAddress ?? '')) &&
  isLoopback(
    hostNameOf(`http://${request.headers.host ?? String(request.headers[':authority'] ?? '')}`),
  ) &&
  request.raw.httpVersion !== '1.0' &&
  isFromLocalPage(request) &&
  !Object.keys(request.headers).some((name) => PROXY_HEADER.test(name))
