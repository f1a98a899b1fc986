import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { BUCKET, locationAt } from './storages'

const respond =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)

const slowDown = '<Error><Code>SlowDown</Code><Message>Reduce your rate.</Message></Error>'

/** What a store in trouble does with a request, and what the log then says of it. */
export const troubles: Record<string, { trouble: RequestListener; cause: string }> = {
  'is too busy': { trouble: respond(503, slowDown), cause: 'SlowDown' },
  'denies access': {
    trouble: respond(403, '<Error><Code>AccessDenied</Code><Message>No.</Message></Error>'),
    cause: 'AccessDenied',
  },
  'ends connections': {
    trouble: (request) => void request.socket.destroy(),
    cause: 'socket hang up',
  },
  'breaks off a response': {
    trouble: (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half', () => response.destroy())
    },
    cause: 'aborted',
  },
}

/** Responds as a website does, to any request. */
export const website = respond(200, '<html><body><h1>Welcome</h1></body></html>', {
  'content-type': 'text/html',
})

/** What a store does that keeps its clients waiting. */
export const delays: Record<string, RequestListener> = {
  'never responds': () => undefined,
  'asks to wait for an hour': respond(503, slowDown, { 'retry-after': '3600' }),
}

const nothing = respond(200, `<ListBucketResult><Name>${BUCKET}</Name></ListBucketResult>`)

/** Starts an S3-compatible store without photos, which is in trouble as soon as the test says so. */
export async function startFailingStore() {
  let behave = nothing
  let met = 0
  const server = createServer((request, response) => {
    request.resume()
    met += 1
    behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    location: locationAt(server.address() as AddressInfo),
    fail: (trouble: RequestListener) => {
      behave = trouble
      met = 0
    },
    /** Resolves when a request has come since the store is in trouble. */
    asked: async () => {
      while (met === 0) await new Promise(setImmediate)
    },
  }
}
