import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { asStartUpOption, sessionSettings } from '@server/database/session-settings'
import { shareReadings } from '@server/database/share-readings'

/** What a bare server sends. */
export interface BareResponse {
  /** In base64, because it may be compressed. Without it, the rows of the last statement are sent. */
  body?: string
  headers: Record<string, string>
  /** Database that is asked before each response, or not at all. */
  url?: string
  /**
   * Statements that each request sends, one after another. Without them all requests that wait share
   * one `select 1`.
   */
  statements?: readonly string[]
}

/** Connections to the database. */
const POOL = 10

function ask({ url, statements }: BareResponse): () => Promise<unknown> {
  if (url === undefined) return async () => undefined
  const options = asStartUpOption(sessionSettings(undefined))
  const pool = new pg.Pool({ connectionString: url, options, max: POOL })
  const send = (text: string, name: string) => pool.query({ name, text })
  if (!statements) return shareReadings(() => send('select 1', 'version'))
  return async () => {
    let rows: unknown
    for (const [at, each] of statements.entries()) ({ rows } = await send(each, String(at)))
    return rows
  }
}

/** Responds with node:http, and with nothing else than the database's driver, and reports its port. */
process.on('message', (sent: BareResponse) => {
  const read = ask(sent)
  const body = sent.body === undefined ? undefined : Buffer.from(sent.body, 'base64')
  const send = (response: ServerResponse, bytes: Buffer) =>
    response.writeHead(200, { ...sent.headers, 'content-length': bytes.length }).end(bytes)
  const server = createServer((_request, response) => {
    if (body && sent.url === undefined) send(response, body)
    else void read().then((rows) => send(response, body ?? Buffer.from(JSON.stringify(rows))))
  })
  server.listen(0, '127.0.0.1')
  void once(server, 'listening').then(() => process.send?.((server.address() as AddressInfo).port))
})
