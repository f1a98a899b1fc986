import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '@domain/schemas/common-schema'

/** What a host and a port consist of (RFC 3986, 3.2). */
const HOST = /^[\w.~%!$&'()*+,;=:[\]-]*$/

/**
 * Tells whether a request has one Host header with a valid value, as RFC 9112 (3.2) demands. Node
 * refuses HTTP/1.1 without one, and keeps the first of several. HTTP/0.9 has no headers at all.
 */
export function namesOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage) {
  if (httpVersion === '0.9') return false
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length <= 1 && HOST.test(headers.host ?? '')
}

const BODY = JSON.stringify({
  message: 'The request must name one host.',
  code: 'invalid_request',
} satisfies ErrorBody)

/** Responds with 400, and ends the connection. */
export function refuseHost(response: ServerResponse) {
  response.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(BODY),
    connection: 'close',
  })
  response.end(BODY)
}
