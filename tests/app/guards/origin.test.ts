import { describe, expect, it } from 'vitest'
import { originOf } from '@app/guards/origin'
import { routeTable } from '@app/routes/route-table'
import { aliases, authRouteNames, isOriginPath, routeNames, routePatterns } from '@domain/paths'

const home = { to: '/', state: null }
const to = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('the destination after a login', () => {
  it('is the kept origin with its query, hash and navigation state (R-17, R-101)', () => {
    const state = { propertyId: 'loft', startDate: '2026-01-20' }
    const from = { pathname: '/book-now', search: '?a=1', hash: '#form', state, key: 'k' }
    expect(originOf({ from }, 'ada')).toEqual({ to: to('/book-now', '?a=1', '#form'), state })
  })

  it('is the bare path when the origin has nothing else (R-17)', () => {
    expect(originOf({ from: { pathname: '/my-bookings' } }, 'ada')).toEqual({
      to: to('/my-bookings'),
      state: null,
    })
  })

  it.each([
    [undefined],
    [null],
    ['/my-bookings'],
    [{}],
    [{ from: null }],
    [{ from: '/my-bookings' }],
    [{ from: { search: '?a=1' } }],
    [{ from: { pathname: 7 } }],
  ])('is the home page for the state %j (LOGIN-11, R-17)', (state) => {
    expect(originOf(state, 'ada')).toEqual(home)
  })

  it('ignores a query or hash that is not text (R-17)', () => {
    const from = { pathname: '/payments', search: { toString: () => '?x' }, hash: 3 }
    expect(originOf({ from }, 'ada').to).toEqual(to('/payments'))
  })

  it('never brings a session token, which whoever wrote the origin would offer (R-22)', () => {
    const from = { pathname: '/', search: '?token=theirs&category=villa' }
    expect(originOf({ from }, 'ada').to).toEqual(to('/', '?category=villa'))
    expect(originOf({ from: { pathname: '/', search: '?token=' } }, 'ada').to).toEqual(to('/'))
  })

  it('ignores the origin of another guest (R-26)', () => {
    const from = { pathname: '/booking/b1' }
    expect(originOf({ from, owner: 'ada' }, 'ada').to).toEqual(to('/booking/b1'))
    expect(originOf({ from, owner: 'ada' }, 'bola')).toEqual(home)
    expect(originOf({ from, owner: 'ada' }, undefined)).toEqual(home)
  })
})

describe('a route as an origin', () => {
  const pathOf = (pattern: string) => pattern.replace(/:\w+\??/g, 'x')

  it('is accepted unless it would send a logged-in guest on, which would lead in a circle (R-17)', () => {
    const names = routeNames.filter((name) => name !== 'notFound')
    const accepted = names.filter((name) => isOriginPath(pathOf(routePatterns[name])))
    const sendsOn = names.filter((name) =>
      ['visitor', 'incomplete'].includes(routeTable[name].access),
    )
    expect(new Set([...accepted, ...authRouteNames])).toEqual(new Set(names))
    expect(accepted.filter((name) => sendsOn.includes(name))).toEqual([])
    expect(sendsOn.filter((name) => !authRouteNames.some((each) => each === name))).toEqual([])
    expect(Object.keys(aliases).every(isOriginPath)).toBe(true)
  })

  it.each([
    '/login/',
    '/login//',
    '/%6Cogin',
    '/verify-email',
    '/verify-email/abc',
    '/onboarding',
    '/nowhere',
    '/api/listing',
    '/%',
    '',
    'my-bookings',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
  ])('is not %j, so that no login leads there (R-17)', (path) => {
    expect(isOriginPath(path)).toBe(false)
    expect(originOf({ from: { pathname: path } }, 'ada')).toEqual(home)
  })

  it.each(['/', '/book-now', '/book-now/', '/booking/1', '/propertydetail/a%20b', '/profile'])(
    'is %j',
    (path) => expect(isOriginPath(path)).toBe(true),
  )
})
