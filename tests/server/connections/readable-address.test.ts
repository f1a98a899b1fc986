import { expect, it } from 'vitest'
import { readableAddress } from '@server/plugins/readable-address'

it.each([
  ['/propertydetail/palm-villa?id=1', '/propertydetail/palm-villa?id=1'],
  ['/propertydetail/%E2%82%A6', '/propertydetail/%E2%82%A6'],
  ['http://staylet.test/discover?search=100%25', '/discover?search=100%25'],
  ['/discover?search=%E2', '/discover?search=%E2'],
  ['/propertydetail/%E2%80', '/propertydetail/%EF%BF%BDE2%EF%BF%BD80'],
  ['/discover/%zz', '/discover/%EF%BF%BDzz'],
  ['/a%20b/100%?x=1?2', '/a%20b/100%EF%BF%BD?x=1?2'],
])('the address %s is read as %s', (given, read) => {
  expect(readableAddress(given)).toBe(read)
})
