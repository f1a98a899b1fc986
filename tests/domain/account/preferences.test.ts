import Value from 'typebox/value'
import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, readPreferences } from '@domain/account/preferences'
import { profileCopy } from '@domain/copy/profile-copy'
import { PreferencesSchema, type Preferences } from '@domain/schemas/preferences-schema'

const preferences: Preferences = {
  notifications: { bookings: true, payments: true, reviews: false, messages: true },
  language: profileCopy.languages[0],
  currency: profileCopy.currencies[1],
}

it('stored preferences count only when they are complete (PROF-06)', () => {
  expect(Value.Check(PreferencesSchema, preferences)).toBe(true)
  expect(Value.Check(PreferencesSchema, { ...preferences, notifications: 'all' })).toBe(false)
  expect(Value.Check(PreferencesSchema, null)).toBe(false)
})

it('stored preferences keep their valid values and take defaults for the rest (PROF-06)', () => {
  expect(readPreferences(JSON.stringify(preferences))).toEqual(preferences)
  expect(readPreferences(null)).toEqual(DEFAULT_PREFERENCES)
  for (const text of ['', '{', '7', '[]', '{"notifications":7,"language":"Latin"}']) {
    expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES)
  }
  const kept = readPreferences('{"notifications":{"reviews":false,"x":1},"currency":"EUR"}')
  expect(kept.notifications).toEqual({ ...DEFAULT_PREFERENCES.notifications, reviews: false })
  expect(kept.currency).toBe('EUR')
  expect(Value.Check(PreferencesSchema, kept)).toBe(true)
})
