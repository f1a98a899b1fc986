import { describe, expect, it } from 'vitest'
import { failureReason } from '@domain/api/failure-messages'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { cardCopy } from '@domain/copy/card-copy'
import { discoverCopy } from '@domain/copy/discover-copy'
import { errorCopy } from '@domain/copy/error-copy'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { propertyCopy } from '@domain/copy/property-copy'
import { reasonCopy } from '@domain/copy/reason-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { validationCopy } from '@domain/copy/validation-copy'

/** Returns every text of a group at any depth. Templates are filled with sample values. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value(2, 3))]
  return Object.values(value as object).flatMap(textsIn)
}
const places = import.meta.glob<object>('/domain/copy/*-copy.ts', { eager: true })
const texts = Object.values(places).flatMap(textsIn)

describe('the copy', () => {
  it('uses straight apostrophes and has no empty text', () => {
    expect(texts.filter((text) => text.trim() === '' || /[‘’]/.test(text))).toEqual([])
  })

  it('promises nothing about the photos except that they exist, because they may be renderings', () => {
    const promises = /(photo|picture)s?[^.]*(trust|honest|real\b|true|every room)/i
    expect(texts.filter((text) => promises.test(text))).toEqual([])
  })

  it('keeps the specification’s templates to the letter (GAL-04, SAVED-02, MYB-11, BD-03)', () => {
    expect(galleryCopy.viewAll(6)).toBe('View all 6 photos')
    expect(cardCopy.photoPosition(2, 6)).toBe('2 / 6')
    expect(savedCopy.count(1)).toBe('1 Listings saved')
    expect(savedCopy.count(2)).toBe('2 Listings saved')
    expect(bookingsCopy.showingPage(1, 3)).toBe('Showing Page 1 of 3')
    expect(bookingDetailsCopy.heading('x1')).toBe('Booking #x1')
    expect(signUpCopy.step(4)).toBe('STEP 04/04')
  })

  it('adds a plural s unless the count is 1 (PROP-07)', () => {
    const { bedrooms, bathrooms, guests } = propertyCopy
    expect([bedrooms(1), bathrooms(2), guests(1)]).toEqual(['1 bedroom', '2 bathrooms', '1 guest'])
    expect([bedrooms(0), bathrooms(1), guests(4)]).toEqual(['0 bedrooms', '1 bathroom', '4 guests'])
    expect(bookingCardCopy.yourDates(4)).toBe('Your dates: 4 nights')
    expect(bookingCardCopy.yourDates(1)).toBe('Your dates: 1 night')
    expect(discoverCopy.count(1_000, true)).toBe('1,000+ homes')
    expect(discoverCopy.countWithClose(22, 21)).toBe('1 home and 21 close matches')
    expect(discoverCopy.countWithClose(1, 1)).toBe('1 close match')
    expect(discoverCopy.countWithClose(1_000, 998, true)).toBe('2 homes and 998+ close matches')
  })

  it('keeps both given spellings of favourites (FAV-04, FAV-06, FAV-08)', () => {
    expect(errorCopy.favourites).toBe('Failed to fetch favourites')
    expect(toastCopy.favouriteFailed.text).toBe('Failed to update favorites. Please try again.')
    expect(toastCopy.loginToSave.text).toBe('Please log in to save properties to your favorites.')
  })
})

describe('the failure messages', () => {
  it('give a reason by situation and code beneath the text (R-138)', () => {
    expect(failureReason('createBooking', 'dates_unavailable')).toBe(
      'These nights have just been taken.',
    )
    expect(failureReason('saveListing', 'dates_unavailable')).toBeUndefined()
    expect(failureReason('createBooking', 'rate_limited')).toBe(reasonCopy.tooManyAttempts)
    expect(failureReason('listings', 'unavailable')).toBe(reasonCopy.busy)
    expect(failureReason('listings', 'timeout')).toBe(reasonCopy.offline)
    expect(failureReason('createBooking', 'internal')).toBeUndefined()
  })

  it('give no reason beside the message of the server', () => {
    expect(failureReason('loginForm', 'rate_limited', 'Please wait.')).toBeUndefined()
    expect(failureReason('loginForm', 'rate_limited')).toBe(reasonCopy.tooManyAttempts)
    expect(failureReason('resetCode', 'rate_limited', 'Please wait.')).toBe(
      reasonCopy.tooManyAttempts,
    )
  })

  it('give the reason that a password is refused beside that message too, for its field', () => {
    const { passwordGuessable } = validationCopy
    for (const situation of ['registration', 'resetRequest'] as const) {
      expect(failureReason(situation, 'password_guessable', passwordGuessable)).toBe(
        passwordGuessable,
      )
    }
  })
})
