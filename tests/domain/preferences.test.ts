import Value from 'typebox/value'
import { expect, it } from 'vitest'
import { profileCopy } from '@domain/copy/profile-copy'
import { PreferencesSchema, type Preferences } from '@domain/schemas/preferences-schema'

const preferences: Preferences = {
  notifications: { bookings: true, payments: true, reviews: false, messages: true },
  language: profileCopy.languages[0],
  currency: profileCopy.currencies[1],
}

it('reads preferences that were kept whole, and no others (PROF-06)', () => {
  expect(Value.Check(PreferencesSchema, preferences)).toBe(true)
  expect(Value.Check(PreferencesSchema, { ...preferences, notifications: 'all' })).toBe(false)
  expect(Value.Check(PreferencesSchema, null)).toBe(false)
})
