import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { normaliseSearchText } from '@domain/search/search-text'
import { markedParts, suggestionsFrom, withTotals } from '@domain/search/suggestions'
import { anyText } from '@tests/domain/arbitraries'
import { makeListing, makeListings } from '@tests/fixtures/make-listing'

const listing = (name: string, city = 'Jos', state = 'Plateau') =>
  makeListing({ name, city, state })

const textsFrom = (...given: Parameters<typeof suggestionsFrom>) =>
  suggestionsFrom(...given).map(({ text }) => text)

describe('suggestionsFrom', () => {
  it('offers cities and states first, then names (HEAD-07)', () => {
    const found = [listing('Lagoon Loft', 'Lagos Island', 'Lagos'), listing('Old Lagos House')]
    expect(textsFrom(found, 'lag')).toEqual([
      'Lagos Island',
      'Lagos',
      'Lagoon Loft',
      'Old Lagos House',
    ])
  })

  it('offers a text that begins like the term before one with the term inside', () => {
    const found = [listing('Villa', 'Ilashe', 'Lagos'), listing('Palm Court', 'Lafia', 'Lagos')]
    expect(textsFrom(found, 'la').slice(0, 3)).toEqual(['Lafia', 'Lagos', 'Ilashe'])
  })

  it('offers the nearest spelling, what a short name means, and property types (R-146)', () => {
    const found = [listing('Palm Court', 'Port Harcourt', 'Rivers')]
    expect(textsFrom(found, 'ph')[0]).toBe('Port Harcourt')
    expect(textsFrom(found, 'port harcort')[0]).toBe('Port Harcourt')
    expect(textsFrom(found, 'dup', { types: ['Duplex', 'Villa'] })[0]).toBe('Duplex')
  })

  it('offers the place that a name of several words means (R-146)', () => {
    const found = [listing('Palm Court', 'Lekki', 'Lagos')]
    expect(textsFrom(found, 'Lekki Phase 1')[0]).toBe('Lekki')
  })

  it("offers what an operator's names mean, which the browser learns from the server (R-146)", () => {
    const found = [listing('Palm Court', 'Lekki', 'Lagos')]
    expect(textsFrom(found, 'marwa')).toEqual(['Palm Court'])
    expect(textsFrom(found, 'marwa', { names: { marwa: ['lekki'] } })[0]).toBe('Lekki')
    expect(textsFrom(found, 'marwa', { known: ['Lekki'] })[0]).toBe('Lekki')
  })

  it('offers at most six (HEAD-07)', () => {
    expect(textsFrom(makeListings(30), 'lekki')).toHaveLength(SEARCH_SUGGESTIONS_MAX)
  })

  it('offers a text once, ignoring case and accents (HEAD-07)', () => {
    const found = [listing('Ìlú House', 'Lekki', 'Lagos'), listing('ILU HOUSE', 'LEKKI', 'Lagos')]
    expect(textsFrom(found, 'ilu')).toEqual(['Ìlú House'])
    expect(textsFrom(found, 'lekki')).toEqual(['Lekki', 'Ìlú House'])
  })

  it('requires every word of the term in one text', () => {
    const found = [listing('Garden Flat', 'Port Harcourt', 'Rivers')]
    expect(textsFrom(found, 'port har')[0]).toBe('Port Harcourt')
    expect(textsFrom(found, 'garden rivers')).toEqual(['Garden Flat'])
  })

  it('offers the name of a listing found by its description', () => {
    expect(textsFrom([listing('Palm Court')], 'pool')).toEqual(['Palm Court'])
  })

  it('offers nothing for a blank term and accepts a listing with missing fields', () => {
    expect(textsFrom(makeListings(3), ' ')).toEqual([])
    expect(textsFrom([{ name: '  ' }, { name: 'Hut' }], 'hut')).toEqual(['Hut'])
  })

  it('never offers a text twice, nor more than six', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: anyText, city: anyText })), anyText, (found, term) => {
        const keys = textsFrom(found, term).map(normaliseSearchText)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.length).toBeLessThanOrEqual(SEARCH_SUGGESTIONS_MAX)
      }),
    )
  })

  it('says what each suggestion is, and shows the cover photo of a listing and its place (R-146)', () => {
    const photo = { fileUrl: '/photos/a.jpg' }
    const found = [{ ...listing('Lagoon Villa', 'Lagos', 'Lagos'), listingImg: [photo] }]
    expect(suggestionsFrom(found, 'la', { types: ['Flat', 'Villa'] })).toEqual([
      { kind: 'place', text: 'Lagos' },
      { kind: 'type', text: 'Flat' },
      { kind: 'type', text: 'Villa' },
      { kind: 'listing', text: 'Lagoon Villa', photo, place: 'Lagos, Lagos' },
    ])
  })
})

describe('withTotals', () => {
  it('adds the totals that the server knows', () => {
    const found = suggestionsFrom([listing('Lagoon Loft', 'Lekki', 'Lagos')], 'l')
    const totals = [
      { text: 'Lagos', total: 1_000, totalCapped: true },
      { text: 'Nowhere', total: 3 },
    ]
    expect(withTotals(found, totals)).toMatchObject([
      { text: 'Lekki' },
      { text: 'Lagos', total: 1_000, isCapped: true },
      { text: 'Lagoon Loft' },
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
