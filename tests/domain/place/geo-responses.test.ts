import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countriesIn, placeIn, statesIn, withChosen } from '@domain/place/geo-responses'
import { cities, citiesNear, kilometresBetween, pointOf } from '@domain/place/locations'
import { stateKey } from '@domain/search/search-text'

describe('responses of the geo services', () => {
  it('list countries alphabetically, each with its first currency (API-23)', () => {
    expect(
      countriesIn([
        { name: { common: 'Nigeria' }, currencies: { NGN: { symbol: '₦' } }, cca2: 'NG' },
        { name: { common: 'Bhutan' }, currencies: { BTN: {}, INR: {} }, cca2: 'BT' },
        { name: { common: 'Antarctica' }, cca2: 'AQ' },
      ]),
    ).toEqual([
      { name: 'Antarctica' },
      { name: 'Bhutan', currency: 'BTN' },
      { name: 'Nigeria', currency: 'NGN' },
    ])
  })

  it('contain the states of the requested country (API-23)', () => {
    const answer = { data: [{ name: 'Nigeria', states: [{ name: 'Lagos State' }] }] }
    expect(statesIn(answer, 'nigeria')).toEqual(['Lagos State'])
    expect(statesIn(answer, 'Ghana')).toEqual([])
  })

  it.each([
    [{ country: 'Nigeria', state: 'Lagos', city: 'Lekki' }, ['Nigeria', 'Lagos', 'Lekki']],
    [{ country: 'Canada', province: 'Ontario', town: 'Paris' }, ['Canada', 'Ontario', 'Paris']],
    [{ country: 'Ghana', region: 'Volta', village: 'Keta' }, ['Ghana', 'Volta', 'Keta']],
    [{ country: 'Monaco' }, ['Monaco', undefined, undefined]],
    [{ state: 'Lagos' }, undefined],
  ])('turn the components %o into %j (API-24)', (components, place) => {
    const found = placeIn({ results: [{ components }, { components: { country: 'Nowhere' } }] })
    expect(found && [found.country, found.state, found.city]).toEqual(place)
  })

  it('without a result contain no place (API-24)', () => {
    expect(placeIn({ results: [] })).toBeUndefined()
  })
})

describe('a list that must contain the chosen value', () => {
  it('keeps its order and uses the chosen spelling of the same place', () => {
    const states = ['Kano State', 'Lagos State']
    expect(withChosen(states, undefined, stateKey)).toEqual(states)
    expect(withChosen(states, 'Lagos', stateKey)).toEqual(['Kano State', 'Lagos'])
    expect(withChosen(states, 'Volta', stateKey)).toEqual(['Volta', ...states])
    expect(withChosen(['Jos', 'Jos'], undefined, stateKey)).toEqual(['Jos'])
  })
})

describe('geographic points', () => {
  it('accept valid degrees only', () => {
    expect(pointOf('6.5', '-3')).toEqual({ lat: 6.5, lng: -3 })
    for (const [lat, lng] of [
      ['', '3'],
      ['6', ' '],
      ['90.1', '3'],
      ['6', '181'],
      ['north', '3'],
    ]) {
      expect(pointOf(lat ?? '', lng ?? '')).toBeUndefined()
    }
  })

  it('have the distance that a map shows, in both directions', () => {
    const [lagos, abuja] = cities
    if (!lagos || !abuja) throw new Error('There are no cities.')
    expect(kilometresBetween(lagos, abuja)).toBeGreaterThan(500)
    expect(kilometresBetween(lagos, abuja)).toBeLessThan(550)
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const point = fc.record({ lat: degrees(90), lng: degrees(180) })
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6)
        expect(kilometresBetween(a, b)).toBeLessThanOrEqual(6_371 * Math.PI + 1e-6)
      }),
    )
  })

  it('sort all built-in cities by distance (ENT-12)', () => {
    expect(citiesNear().map(({ name }) => name)).toEqual(cities.map(({ name }) => name))
    const near = citiesNear({ lat: 4.9, lng: 8.3 })
    expect(near[0]?.name).toBe('Calabar')
    expect(near).toHaveLength(20)
  })
})
