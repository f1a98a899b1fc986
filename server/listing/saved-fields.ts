import { hasKoboFraction } from '@domain/money'
import { oneLine } from '@server/one-line'
import type { ListingChanges } from './listing-values'

const AMOUNTS = ['basePrice', 'cleaningFee', 'securityDeposit'] as const

/** Returns an error for each amount with a fraction of a kobo. */
export const unchargeable = (fields: ListingChanges) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => hasKoboFraction(fields[name] ?? 0)).map((name) => [
      name,
      'must have at most 2 decimals',
    ]),
  )

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed)
  return typeof value === 'string' ? value.trim() : value
}

/** Fields that are one line of text. */
const LINES: ReadonlySet<string> = new Set(['name', 'city', 'state', 'country'])

/** Returns null, which clears a field, for a text of control characters alone. */
const cleaned = (name: string, value: unknown) =>
  LINES.has(name) && typeof value === 'string' ? oneLine(value) || null : trimmed(value)

/** Trims what was typed, makes lines of names and places, and removes repeated ids. */
export const trimmedFields = (fields: ListingChanges): ListingChanges => ({
  ...(Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cleaned(name, value)]),
  ) as ListingChanges),
  ...(fields.amenities && { amenities: [...new Set(fields.amenities)] }),
})
