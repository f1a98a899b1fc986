import { rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '@server/database/tables'
import type { PageRenderer } from '@server/page/page-renderer'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { makeEventLog } from '@tests/server/event-log'
import { startTestServer, temporaryFolder } from '@tests/server/test-server'

export const LIST = '/api/listing?limit=12'
const shell = '<html><head><title>x</title></head><body><div id="root"></div></body></html>'

const renderer: PageRenderer = {
  responsePaths: (address) =>
    address === '/?many' ? Array(500).fill('/amenities') : ['/listing?limit=12', '/amenities'],
  renderPage: async () => ({ markup: '<h1>Homes ₦</h1>'.repeat(100), styles: [] }),
}

export interface Asked {
  url: string
  method?: string
  headers?: Record<string, string>
}

type RecordingOptions = Partial<Parameters<typeof startTestServer>[1]> & {
  /** Changes what the server sees of its database. */
  wrap?: (database: Database) => Database
}

/** Starts a server that listens, and counts the requests that reach Fastify. */
export async function startRecording({ wrap = (it) => it, ...options }: RecordingOptions = {}) {
  const database = await embeddedDatabase()
  await emptyTables(database)
  const appDirectory = temporaryFolder()
  writeFileSync(join(appDirectory, 'index.html'), shell)
  const log = makeEventLog()
  const app = await startTestServer(wrap(database), {
    appDirectory,
    loadRenderer: async () => renderer,
    logger: log.logger,
    env: { TRUST_PROXY: '1' },
    ...options,
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  app.addHook('preClose', async () => {
    agent.destroy()
    rmSync(appDirectory, { recursive: true, force: true })
  })
  let carriedOut = 0
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers['user-agent'] !== 'lightMyRequest') carriedOut += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async ({ url, method = 'GET', headers = {} }: Asked) => {
    const before = carriedOut
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: url, method, headers, agent }, resolve)
        .on('error', reject)
        .end()
    })
    const body = await buffer(response)
    const { statusCode: status, headers: sent } = response
    return { status, headers: sent, body, isRecorded: carriedOut === before }
  }
  /** Repeats a request until it may be answered by a record. */
  const askAgain = async (asked: Asked) => {
    await ask(asked)
    return ask(asked)
  }
  return { app, port, database, ask, askAgain, log }
}

/** Leaves out what differs between any two responses. */
export const lasting = ({ headers }: { headers: object }) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['x-request-id', 'date', 'x-ratelimit-remaining'].includes(name),
    ),
  )
