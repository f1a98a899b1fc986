import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { DEMO_PASSWORD, demoGuests } from '@server/demo/demo-guests'
import { loadDemoData } from '@server/demo/load-demo-data'
import { openMedia } from '@server/media/open-media'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { startTestServer, temporaryFolder } from '@tests/server/test-server'

const modes = [undefined, 'development', 'test', 'production'] as const
const publicUrls = ['http://127.0.0.1:3000', 'https://staylet.example'] as const
const proxies = [undefined, '1'] as const
const hosts = ['127.0.0.1', '0.0.0.0'] as const
const origins = ['straight', 'through a proxy'] as const

/** Every combination of the variables, and of how a request arrives: 4 × 2 × 2 × 2 × 2. */
const combinations = modes.flatMap((mode) =>
  publicUrls.flatMap((publicUrl) =>
    proxies.flatMap((proxy) =>
      hosts.flatMap((host) => origins.map((origin) => ({ mode, publicUrl, proxy, host, origin }))),
    ),
  ),
)
type Combination = (typeof combinations)[number]

const envOf = ({ mode, publicUrl, proxy, host }: Combination) => ({
  PUBLIC_URL: publicUrl,
  HOST: host,
  // An empty variable counts as unset.
  NODE_ENV: mode ?? '',
  TRUST_PROXY: proxy ?? '',
})

/** The rule for a production server, written down independently of the code. */
const isInProduction = ({ mode, publicUrl, proxy, host }: Combination) =>
  mode === undefined
    ? publicUrl !== 'http://127.0.0.1:3000' || proxy !== undefined || host !== '127.0.0.1'
    : mode === 'production'

const isOpen = (combination: Combination) =>
  !isInProduction(combination) &&
  combination.host === '127.0.0.1' &&
  combination.origin === 'straight'

it('64 combinations are in the table, and 9 of them serve developers', () => {
  expect(combinations).toHaveLength(64)
  expect(combinations.filter(isOpen)).toHaveLength(9)
})

it.each(combinations)('the mode is right for %o', (combination) => {
  const { mode } = readConfig(envOf(combination))
  expect(mode === 'production').toBe(isInProduction(combination))
})

describe('the pages for developers', () => {
  // One database is enough: settings decide, and a server starts for each combination of them.
  let database: Database
  beforeEach(async () => {
    database = await embeddedDatabase()
    await emptyTables(database)
  })

  it('exist for none of the 64 combinations except those of the table', async () => {
    const folder = temporaryFolder()
    const { storage } = await openMedia(readConfig({ DATA_DIR: folder }), () => undefined)
    const loading = { database, storage, now: new Date(), log: () => undefined }
    // A folder that was filled in development may be deployed later.
    await loadDemoData({ ...loading, config: { mode: 'development', host: '127.0.0.1' } })
    const credentials = { identifier: demoGuests[0]?.email, password: DEMO_PASSWORD }
    let app: Awaited<ReturnType<typeof startTestServer>> | undefined
    for (const combination of combinations) {
      // The last variable is how the request arrives.
      if (combination.origin === origins[0]) {
        await app?.close()
        app = await startTestServer(database, { env: envOf(combination) })
      }
      if (!app) throw new Error('No server has started.')
      const server = app
      await database.deleteFrom('attempts').execute()
      const headers =
        combination.origin === 'straight'
          ? { host: '127.0.0.1:3000' }
          : { host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }
      const get = async (url: string) => (await server.inject({ url, headers })).statusCode
      const logIn = {
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload: credentials,
      } as const
      const seen = {
        mailbox: await get('/dev/mailbox/messages'),
        documents: await get('/api/docs/json'),
        demo: (await server.inject(logIn)).statusCode,
      }
      const expected = isOpen(combination)
        ? { mailbox: 200, documents: 200, demo: 200 }
        : { mailbox: 404, documents: 404, demo: 401 }
      expect([combination, seen]).toEqual([combination, expected])
    }
    await app?.close()
  })

  it('do not exist for a request by another name, from another machine or through a proxy', async () => {
    const app = await startTestServer(database, { env: { NODE_ENV: 'development' } })
    const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/dev/mailbox', headers, remoteAddress })).statusCode
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000']) {
      expect([host, await status({ host })]).toEqual([host, 200])
    }
    expect(await status({ host: 'localhost' }, '::ffff:127.0.0.1')).toBe(200)
    for (const host of ['staylet.example', '127.0.0.1.nip.io', 'localhost.example', ':']) {
      expect([host, await status({ host })]).toEqual([host, 404])
    }
    expect(await status({ host: 'localhost' }, '192.0.2.7')).toBe(404)
    const proxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto']
    const networks = ['x-forwarded-port', 'x-original-host', 'x-client-ip', 'cf-ray', 'cdn-loop']
    for (const name of [...proxies, ...networks, 'fly-client-ip', 'x-envoy-internal']) {
      expect([name, await status({ host: 'localhost', [name]: 'x' })]).toEqual([name, 404])
    }
    for (const name of ['origin', 'referer']) {
      const from = (page: string) => status({ host: 'localhost', [name]: page })
      expect(await from('http://localhost:3000')).toBe(200)
      for (const page of ['https://staylet.example', 'http://localhost.example/', 'null'])
        expect([name, page, await from(page)]).toEqual([name, page, 404])
    }
  })

  it('do not exist through nginx without settings for it, which uses HTTP/1.0', async () => {
    const app = await startTestServer(database, { env: { NODE_ENV: 'development' } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const firstLine = async (version: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `GET /dev/mailbox HTTP/${version}\r\nhost: 127.0.0.1:3000\r\nconnection: close\r\n\r\n`,
      )
      return (await text(socket)).split('\r\n', 1)[0]
    }
    expect(await firstLine('1.1')).toBe('HTTP/1.1 200 OK')
    expect(await firstLine('1.0')).toBe('HTTP/1.1 404 Not Found')
    await app.close()
  })
})
