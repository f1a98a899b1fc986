import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import type { Listing } from '@domain/schemas/listing-schema'
import { suggestIn } from '@domain/search/select-listings'
import { markedParts, suggestionsFrom } from '@domain/search/suggestions'
import { anyText } from '@tests/domain/arbitraries'
import { makeListing, makeListings } from '@tests/fixtures/make-listing'

const listing = (name: string, city = 'Jos', state = 'Plateau', propertyType?: string) =>
  makeListing({ _id: name, name, city, state, ...(propertyType && { propertyType }) })
/** Suggests from listings whose types are some of these. */
const suggest = (found: readonly Listing[], term: string) => {
  const propertyTypes = ['Lagoon House', 'Duplex', 'Dugout'].map((name) => ({ _id: name, name }))
  const { listings, suggested } = suggestIn(found, term, { today: '2026-01-07', propertyTypes })
  return suggestionsFrom(listings, suggested)
}
const textsFrom = (...given: Parameters<typeof suggest>) =>
  suggest(...given).map(({ text }) => text)

describe('suggestions', () => {
  it('are places, then listings, then property types (HEAD-07)', () => {
    const found = [
      listing('Lagoon Loft', 'Lagos Island', 'Lagos', 'Lagoon House'),
      listing('Old Lagos House'),
    ]
    const texts = 'Lagos; Lagos Island; Lagoon Loft; Old Lagos House; Lagoon House'
    expect(textsFrom(found, 'lag').join('; ')).toBe(texts)
    // A type only where a listing has it.
    const duplex = listing('Four Sons', 'Jos', 'Plateau', 'Duplex')
    expect(textsFrom([duplex], 'du')).toEqual(['Four Sons', 'Duplex'])
  })

  it.each([
    ['ph', 'Port Harcourt'],
    ['port harcort', 'Port Harcourt'],
    ['rivers pool', 'Rivers'],
    ['Lekki Phase 1', 'Lekki'],
  ])('read %j as a search does: %s (R-146)', (term, place) => {
    const found = [
      listing('Palm Court', 'Port Harcourt', 'Rivers'),
      listing('Flat', 'Lekki', 'Lagos'),
    ]
    expect(textsFrom(found, term)[0]).toBe(place)
  })

  it('begin with the name itself, then with names that begin with the term', () => {
    const states = ['Cross River', 'Rivers', 'Niger', 'Rivers Niger']
    const found = states.map((state) => listing('Loft', 'Jos', state))
    expect(textsFrom(found, 'ri').slice(0, 3)).toEqual(['Rivers', 'Rivers Niger', 'Cross River'])
    expect(textsFrom(found, 'niger')[0]).toBe('Niger')
  })

  it('have the number of listings to which each leads, or their cover photo and place', () => {
    const photo = { fileUrl: '/photos/a.jpg' }
    const found = [
      listing('Palm Court', 'Lekki', 'Lagos'),
      { ...listing('Villa', 'Ikeja', 'Lagos'), listingImg: [photo] },
    ]
    expect(suggest(found, 'lag')[0]).toEqual({ kind: 'place', text: 'Lagos', total: 2 })
    const villa = { kind: 'listing', text: 'Villa', photo, place: 'Ikeja, Lagos' }
    expect(suggest(found, 'villa')).toEqual([villa])
  })

  it('offer at most six, each text once, and nothing for a blank term (HEAD-07)', () => {
    expect(textsFrom(makeListings(30), 'lekki')).toHaveLength(SEARCH_SUGGESTIONS_MAX)
    const found = [listing('Ìlú House', 'Lekki', 'Lagos'), listing('ILU HOUSE', 'LEKKI', 'Lagos')]
    expect(textsFrom(found, 'ilu')).toEqual(['ILU HOUSE'])
    expect(textsFrom(found, 'lekki')).toEqual(['Lekki', 'ILU HOUSE'])
    expect(textsFrom([], ' ')).toEqual([])
  })
})

describe('markedParts', () => {
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
    const parts = markedParts(text, term)
    expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked)
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
