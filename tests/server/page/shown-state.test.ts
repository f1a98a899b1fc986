import { expect, it } from 'vitest'
import type { RouteName } from '@domain/paths'
import { parseIsoDate } from '@domain/stay/stay-date'
import { lastPageFor, shownState } from '@server/page/shown-state'

const today = parseIsoDate('2026-03-10') ?? expect.fail()

const stateOf = (url: string, route: RouteName, bodies: readonly string[] = []) =>
  shownState(url, route, { bodies, today })

it('what a page does not read of its address makes no other page', () => {
  for (const [route, plain, others] of [
    ['home', '/', ['/?', '/?z=1', '/?page=1', '/?page=abc', '/?min=-5']],
    ['discover', '/discover?page=2', ['/discover?z=1&page=2', '/discover?page=2&photo=1']],
    ['property', '/propertydetail/hut', ['/propertydetail/hut?z=1&page=2&id=none&photo=1000']],
  ] as const) {
    for (const other of others) {
      expect([other, stateOf(other, route)]).toEqual([other, stateOf(plain, route)])
    }
  }
})

it('what a page shows of its address makes another page', () => {
  for (const [route, addresses] of [
    ['home', ['/', '/?page=2', '/?min=5000', '/?guests=3', '/?from=2026-03-20&to=2026-03-22']],
    ['discover', ['/discover', '/discover?search=a', '/discover?search=a+', '/discover?panel=0']],
    ['property', ['/propertydetail/a', '/propertydetail/b', '/propertydetail/a?id=x']],
    ['property', ['/propertydetail/a?photo=1', '/propertydetail/a?photo=2&guests=2']],
  ] as const) {
    const states = addresses.map((address) => stateOf(address, route, ['{"_id":"x"}']))
    expect(new Set(states).size).toBe(addresses.length)
  }
})

it('an address beyond the last page leads to it, with its other filters', () => {
  const none = { listings: [], total: 20 }
  expect(lastPageFor('/?page=11', 'home', none)).toBe('/?page=2')
  expect(lastPageFor('/?page=3&min=5000&z=1', 'home', none)).toBe('/?min=5000&page=2')
  expect(lastPageFor('/discover?page=999', 'discover', none)).toBe('/discover?page=3')
  expect(lastPageFor('/discover?page=9', 'discover', { listings: [], total: 5 })).toBe('/discover')
})

it('an address of a page that exists, also in a large window alone, leads nowhere', () => {
  const none = { listings: [], total: 20 }
  expect(lastPageFor('/?page=2', 'home', { listings: [{}], total: 20 })).toBeUndefined()
  expect(lastPageFor('/?page=2', 'home', { listings: [], total: 0 })).toBeUndefined()
  expect(lastPageFor('/discover?page=4', 'discover', none)).toBeUndefined()
  expect(lastPageFor('/discover?page=4&panel=0', 'discover', none)).toBe('/discover?page=3&panel=0')
  expect(lastPageFor('/propertydetail/hut?page=4', 'property', none)).toBeUndefined()
})
