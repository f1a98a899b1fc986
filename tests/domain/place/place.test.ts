import { describe, expect, it } from 'vitest'
import { cities } from '@domain/place/locations'
import { placeText } from '@domain/place/place'

describe('placeText', () => {
  it.each([
    [{ city: 'Lekki', state: 'Lagos', country: 'Nigeria' }, 'Lekki, Lagos'],
    [{ city: 'Lekki', country: 'Nigeria' }, 'Lekki, Nigeria'],
    [{ state: 'Lagos', country: 'Nigeria' }, 'Lagos, Nigeria'],
    [{ country: 'Nigeria' }, 'Nigeria'],
    [{ city: ' ' }, 'Lagos, Nigeria'],
    [{}, 'Lagos, Nigeria'],
  ])('formats %o as %s (CARD-01, FILT-13)', (parts, text) => {
    expect(placeText(parts)).toBe(text)
  })
})

describe('the fallback cities', () => {
  it('are 20, each with coordinates in Nigeria (ENT-12)', () => {
    expect(cities).toHaveLength(20)
    expect(new Set(cities.map(({ name }) => name)).size).toBe(20)
    for (const { lat, lng } of cities) {
      expect(lat).toBeGreaterThan(4)
      expect(lat).toBeLessThan(14)
      expect(lng).toBeGreaterThan(2.5)
      expect(lng).toBeLessThan(15)
    }
  })

  it('include the five that the specification names (ENT-12)', () => {
    expect(cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Lagos', 'Abuja', 'Port Harcourt', 'Ibadan', 'Kano']),
    )
  })
})
