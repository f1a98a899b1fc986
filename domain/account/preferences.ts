import { profileCopy } from '@domain/copy/profile-copy'
import { isRecord } from '@domain/is-record'

/** Stored only in this browser. */
export interface Preferences {
  notifications: Record<'bookings' | 'payments' | 'reviews' | 'messages', boolean>
  /** One of profileCopy.languages. */
  language: string
  /** One of profileCopy.currencies. */
  currency: string
}

/** Defaults: every notice, in the product's own language and currency. */
export const DEFAULT_PREFERENCES: Preferences = {
  notifications: { bookings: true, payments: true, reviews: true, messages: true },
  language: profileCopy.languages[0],
  currency: 'NGN',
}

const oneOf = (choices: readonly string[], value: unknown, otherwise: string) =>
  choices.find((choice) => choice === value) ?? otherwise

/** Reads stored preferences. A missing or retired value falls back to the default. */
export function readPreferences(kept: unknown): Preferences {
  const { notifications, language, currency } = isRecord(kept) ? kept : {}
  const told = isRecord(notifications) ? notifications : {}
  const asKept = Object.entries(DEFAULT_PREFERENCES.notifications).map(([key, value]) => [
    key,
    typeof told[key] === 'boolean' ? told[key] : value,
  ])
  return {
    notifications: Object.fromEntries(asKept) as Preferences['notifications'],
    language: oneOf(profileCopy.languages, language, DEFAULT_PREFERENCES.language),
    currency: oneOf(profileCopy.currencies, currency, DEFAULT_PREFERENCES.currency),
  }
}
