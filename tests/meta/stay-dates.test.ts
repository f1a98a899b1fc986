import { expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { stayDateFaults } from './stay-dates'

it('no day of a stay is parsed as an instant', () => {
  expect(faultLines(stayDateFaults(sourcesIn()))).toEqual([])
})

it.each([
  ['ui/dates/StayFields.tsx', "new Date('2026-12-24')"],
  ['features/booking/use-bookings.ts', 'new Date(booking.checkOut)'],
  ['domain/stay/availability.ts', 'new Date(`${day}T00:00`)'],
  ['server/booking/booking-rules.ts', 'new Date(row.check_in)'],
])('in %s, %s is reported', (path, text) => {
  expect(stayDateFaults([{ path, text }])).toHaveLength(1)
})
