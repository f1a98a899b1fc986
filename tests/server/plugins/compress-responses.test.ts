import { expect, it } from 'vitest'
import { encodingFor } from '@server/plugins/compress-responses'
import { seedListing } from '@tests/server/rows'
import { LIST, startRecording } from './recording-server'

/** Header `Accept-Encoding` with the encoding that a client with it gets. */
const CHOICES: readonly (readonly [accepted: string, encoding: string | undefined])[] = [
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['gzip; q = 0.9 ,br ; Q=0.95', 'br'],
  ['br ;q=0', undefined],
  ['br;Q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.001', 'gzip'],
  ['br;level=4;q=0', undefined],
  ['br;q=much, gzip', 'gzip'],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['*', undefined],
  ['xbr, brx, deflate', undefined],
  ['', undefined],
]

it.each(CHOICES)('of %j, %s is sent', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('is chosen for a recorded response as for any other', async () => {
  const { database, ask, askAgain } = await startRecording()
  for (let n = 0; n < 12; n += 1) await seedListing(database, { name: `Palm House ${n}` })
  for (const [accepted, encoding] of CHOICES) {
    const headers = { 'accept-encoding': accepted }
    const found = await askAgain({ url: LIST, headers })
    // A cookie changes nothing, except that Fastify carries the request out.
    const made = await ask({ url: LIST, headers: { ...headers, cookie: 'theme=dark' } })
    expect([accepted, found.isRecorded, made.isRecorded]).toEqual([accepted, true, false])
    expect([accepted, found.headers['content-encoding']]).toEqual([accepted, encoding])
    expect([accepted, found.body.equals(made.body)]).toEqual([accepted, true])
  }
})
