import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { call } from '@tests/chaos/weather/call'
import { makeWorld } from '@tests/chaos/weather/world'
import { bundleServer, endAllProcesses, startProcess } from '@tests/server/server-process'
import type { Campaign } from './campaign'

/** Ways to say which proxies are in front of the server. Each finds a client's address differently. */
const PROXIES = [{}, { TRUST_PROXY: '1' }, { TRUST_PROXY: '127.0.0.1' }, { TRUST_PROXY: 'true' }]
/** Clients that are there at the same time. */
const TOGETHER = 10
/** In milliseconds. A recorded response takes less, and one that is made anew takes more. */
const LONGEST_STAY = 8

const json = (path: string, body: object) => {
  const text = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Requests of every kind that strangers send. Some of the responses are recorded, and some are not. */
const REQUESTS = [
  get('/'),
  get('/nothing'),
  get('/api/listing?limit=3'),
  get('/api/listing?limit=3&city=Lekki'),
  get('/api/property-types'),
  get('/api/amenities'),
  get('/api/geo/reverse?lat=6.4&lon=3.4'),
  get('/media/00000000-0000-4000-8000-000000000000'),
  get('/sitemap.xml'),
  json('/api/auth/login', { identifier: 'ada@example.com', password: 'wrong' }),
  json('/api/auth/verify-otp', { email: 'ada@example.com', otp: '123456' }),
  json('/api/booking', {}),
]

/** Sends a request and leaves after some milliseconds, politely or not. */
async function leave(port: number, request: string, stay: number, isPolite: boolean) {
  const client = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
  client.on('error', () => undefined)
  client.write(request)
  client.resume()
  await wait(stay)
  if (isPolite) client.destroy()
  else client.resetAndDestroy()
  await closed
}

/** Leaves the server at random moments. It must go on, and take none of them for a bug of its own. */
export const leaving: Campaign = {
  name: 'leaving',
  about: 'clients that leave before their response, behind each kind of proxy',
  run: async ({ tally, count, random, signal }) => {
    const many = count(4_000, 300)
    const alive = tally.check('the server responds after its clients have left', PROXIES.length)
    const calm = tally.check('no client that has left is logged as a bug', PROXIES.length)
    await bundleServer()
    const folder = mkdtempSync(join(tmpdir(), 'staylet-chaos-'))
    const dataDir = join(folder, 'data')
    try {
      await makeWorld({ kind: 'folder', dataDir }, { guests: 1, listings: 5 })
      for (const proxies of PROXIES) {
        const { address, end, output } = await startProcess({ ...proxies, DATA_DIR: dataDir })
        const port = Number(new URL(address).port)
        for (let left = many; left > 0 && !signal.aborted; left -= TOGETHER) {
          const clients = Array.from({ length: TOGETHER }, () => {
            const request = REQUESTS[Math.floor(random() * REQUESTS.length)] ?? get('/')
            return leave(port, request, random() * LONGEST_STAY, random() < 0.5)
          })
          await Promise.all(clients)
        }
        const status = await call(`${address}/api/listing?limit=3`).then(
          (response) => response.status,
          (error: Error) => error.message,
        )
        const says = `${JSON.stringify(proxies)}: ${status}\n${output.text.slice(-1_500)}`
        alive.record(status === 200, says)
        calm.record(!output.text.includes('"level":50'), says)
        await end('SIGTERM')
      }
    } finally {
      endAllProcesses()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
