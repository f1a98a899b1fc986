import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { RecordedResponses } from '@server/plugins/recorded-responses'

const requestFor = (url: string) =>
  ({ method: 'GET', httpVersionMajor: 1, url, headers: {} }) as unknown as IncomingMessage

const record = (body = '') => ({
  status: 304,
  headers: ['etag', '"a"'],
  body,
  tag: '"a"',
  route: '/api/listing',
  tellsLimit: true,
  madeFrom: { kept: [], from: 0, until: Infinity },
})

it('records without a body are dropped as well once there are many', () => {
  const recorded = new RecordedResponses()
  for (let n = 0; n < 25_000; n += 1) recorded.add(`identity /${n}`, record())
  expect(recorded.find(requestFor('/0'))).toBeUndefined()
  expect(recorded.find(requestFor('/24999'))).toBeDefined()
})

it('a record that is replaced many times takes the room of one', () => {
  const recorded = new RecordedResponses()
  recorded.add('identity /first', record())
  for (let n = 0; n < 50; n += 1) recorded.add('identity /', record('x'.repeat(1_000_000)))
  expect(recorded.find(requestFor('/first'))).toBeDefined()
})
