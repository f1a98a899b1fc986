import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Sent {
  /** In base64, because it may be compressed. */
  body: string
  headers: Record<string, string>
}

/** Serves the bytes of a message with node:http alone, and reports its port. */
process.on('message', ({ body, headers }: Sent) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  void once(server, 'listening').then(() => process.send?.((server.address() as AddressInfo).port))
})
