import { expect, it } from 'vitest'
import { partOfDay } from '@domain/stay/part-of-day'

it.each([
  ['2026-01-07T03:59:59Z', 'evening'],
  ['2026-01-07T04:00:00Z', 'morning'],
  ['2026-01-07T10:59:59Z', 'morning'],
  ['2026-01-07T11:00:00Z', 'day'],
  ['2026-01-07T16:59:59Z', 'day'],
  ['2026-01-07T17:00:00Z', 'evening'],
  ['2026-01-07T23:30:00Z', 'evening'],
])('counts %s as the %s in Lagos', (instant, part) => {
  expect(partOfDay(Date.parse(instant))).toBe(part)
})
