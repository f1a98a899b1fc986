import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, readPreferences, type Preferences } from '@domain/account/preferences'
import { profileCopy } from '@domain/copy/profile-copy'

const preferences: Preferences = {
  notifications: { bookings: true, payments: true, reviews: false, messages: true },
  language: profileCopy.languages[0],
  currency: profileCopy.currencies[1],
}

it('stored preferences keep their valid values and take defaults for the rest (PROF-06)', () => {
  expect(readPreferences(preferences)).toEqual(preferences)
  expect(readPreferences(null)).toEqual(DEFAULT_PREFERENCES)
  for (const kept of ['', 7, [], { notifications: 7, language: 'Latin' }]) {
    expect(readPreferences(kept)).toEqual(DEFAULT_PREFERENCES)
  }
  const kept = readPreferences({ notifications: { reviews: false, x: 1 }, currency: 'EUR' })
  expect(kept.notifications).toEqual({ ...DEFAULT_PREFERENCES.notifications, reviews: false })
  expect(kept).toMatchObject({ language: DEFAULT_PREFERENCES.language, currency: 'EUR' })
})
