import type { ServerResponse } from 'node:http'
import type { ErrorBody } from '@domain/schemas/common-schema'

/** In seconds, for Retry-After. */
const RETRY_AFTER = 5

const BODY = JSON.stringify({
  message: 'The server is very busy. Please try again in a moment.',
  code: 'unavailable',
} satisfies ErrorBody)

/** Responds with 503 before any work for a request. */
export function refuseBusy(response: ServerResponse, connection: 'keep-alive' | 'close') {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(BODY),
    'retry-after': String(RETRY_AFTER),
    'cache-control': 'no-store',
    ...(connection === 'close' && { connection }),
  })
  response.end(BODY)
}
