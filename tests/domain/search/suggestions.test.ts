import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import type { Listing } from '@domain/schemas/listing-schema'
import { suggestIn, type SelectionContext } from '@domain/search/select-listings'
import { markedParts, suggestionsFrom } from '@domain/search/suggestions'
import { anyText } from '@tests/domain/arbitraries'
import { makeListing, makeListings } from '@tests/fixtures/make-listing'

const listing = (name: string, city = 'Jos', state = 'Plateau') =>
  makeListing({ _id: name, name, city, state })

const types = (...names: string[]) => names.map((name) => ({ _id: name, name }))
const suggest = (
  found: readonly Listing[],
  term: string,
  context: Partial<SelectionContext> = {},
) => {
  const { listings, suggested } = suggestIn(found, term, { today: '2026-01-07', ...context })
  return suggestionsFrom(listings, suggested)
}
const textsFrom = (...given: Parameters<typeof suggest>) =>
  suggest(...given).map(({ text }) => text)

describe('suggestions', () => {
  it('are places, then listings, then property types (HEAD-07)', () => {
    const found = [
      { ...listing('Lagoon Loft', 'Lagos Island', 'Lagos'), propertyType: 'Lagoon House' },
      listing('Old Lagos House'),
    ]
    expect(textsFrom(found, 'lag', { propertyTypes: types('Lagoon House') })).toEqual([
      'Lagos',
      'Lagos Island',
      'Lagoon Loft',
      'Old Lagos House',
      'Lagoon House',
    ])
  })

  it('read the term as a search does: short names, slips and several words (R-146)', () => {
    const found = [listing('Palm Court', 'Port Harcourt', 'Rivers')]
    expect(textsFrom(found, 'ph')[0]).toBe('Port Harcourt')
    expect(textsFrom(found, 'port harcort')[0]).toBe('Port Harcourt')
    expect(textsFrom(found, 'rivers pool')[0]).toBe('Rivers')
    expect(textsFrom([listing('Flat', 'Lekki', 'Lagos')], 'Lekki Phase 1')[0]).toBe('Lekki')
  })

  it('begin with the name itself, then with names that begin with the term', () => {
    const states = ['Cross River', 'Rivers', 'Niger', 'Rivers Niger']
    const found = states.map((state) => listing('Loft', 'Jos', state))
    expect(textsFrom(found, 'ri').slice(0, 3)).toEqual(['Rivers', 'Rivers Niger', 'Cross River'])
    expect(textsFrom(found, 'niger')[0]).toBe('Niger')
  })

  it('offer a type only where a listing has it', () => {
    const found = [{ ...listing('Four Sons'), propertyType: 'Duplex' }]
    const names = { propertyTypes: types('Duplex', 'Dugout') }
    expect(textsFrom(found, 'du', names)).toEqual(['Four Sons', 'Duplex'])
  })

  it('have the number of listings to which each leads', () => {
    const found = [listing('Palm Court', 'Lekki', 'Lagos'), listing('Lagoon', 'Ikeja', 'Lagos')]
    expect(suggest(found, 'lag')[0]).toEqual({ kind: 'place', text: 'Lagos', total: 2 })
  })

  it('offer at most six (HEAD-07)', () => {
    expect(textsFrom(makeListings(30), 'lekki')).toHaveLength(SEARCH_SUGGESTIONS_MAX)
  })

  it('offer a text once, ignoring case and accents (HEAD-07)', () => {
    const found = [listing('Ìlú House', 'Lekki', 'Lagos'), listing('ILU HOUSE', 'LEKKI', 'Lagos')]
    expect(textsFrom(found, 'ilu')).toEqual(['ILU HOUSE'])
    expect(textsFrom(found, 'lekki')).toEqual(['Lekki', 'ILU HOUSE'])
  })

  it('offer nothing for a blank term, and show the cover photo and the place of a listing', () => {
    expect(suggest([], ' ')).toEqual([])
    const photo = { fileUrl: '/photos/a.jpg' }
    const found = [{ ...listing('Lagoon Villa', 'Lagos', 'Lagos'), listingImg: [photo] }]
    expect(suggest(found, 'villa')).toEqual([
      { kind: 'listing', text: 'Lagoon Villa', photo, place: 'Lagos, Lagos' },
    ])
  })
})

describe('markedParts', () => {
  const marks = (text: string, term: string) =>
    markedParts(text, term)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('')

  it.each([
    ['Lagoon Loft', 'la', '[La]goon Loft'],
    ['Ọ̀yọ́ House', 'oyo ho', '[Ọ̀yọ́] [Ho]use'],
    ['Tola’s Place', "tola's", '[Tola’s] Place'],
    ['banana', 'ana', 'b[anana]'],
    ['La Gos', 'lagos', 'La Gos'],
    ['Palm Court', 'pool', 'Palm Court'],
    ['Palm Court', '  ', 'Palm Court'],
    ['', 'a', ''],
  ])('marks %j for %j', (text, term, marked) => {
    expect(marks(text, term)).toBe(marked)
  })

  it('keeps every letter', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, term) => {
        const whole = markedParts(text, term).map((part) => part.text)
        expect(whole.join('')).toBe(text.normalize('NFC'))
      }),
    )
  })
})
