import { expect, it } from 'vitest'
import { networkOf } from '@server/config/network-address'

it('a network is 24 bits of an IPv4 address and 64 bits of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.0/24')
  expect(networkOf('2001:db8:0:1::7')).toBe('2001:db8:0:1::/64')
})

it('a visitor who has gone has a network, too', () => {
  expect(() => networkOf(undefined)).not.toThrow()
})
