import { expect, it } from 'vitest'
import { formatDays, stayInShort } from '@domain/stay/stay-days'

it.each([
  ['2026-12-16', '2026-12-19', 'Dec 16 – 19, 2026'],
  ['2026-11-28', '2026-12-02', 'Nov 28 – Dec 2, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ['2026-12-16', '2026-12-16', 'Dec 16, 2026'],
])('formatDays says the days from %s to %s as %s', (checkIn, checkOut, days) => {
  expect(formatDays(checkIn, checkOut)).toBe(days)
})

it.each([
  ['2026-12-16', '2026-12-19', 'Dec 16 – 19'],
  ['2026-12-30', '2027-01-02', 'Dec 30 – Jan 2'],
  ['2026-12-16', '2027-12-19', 'Dec 16 – Dec 19'],
])('stayInShort says the days from %s to %s as %s', (checkIn, checkOut, days) => {
  expect(stayInShort(checkIn, checkOut)).toBe(days)
})
