import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { stayDateFaults } from './stay-dates'

const faultsIn = (path: string, text: string) => stayDateFaults([{ path, text }])

describe('the guard for stay dates', () => {
  it('finds no day that is parsed as an instant', () => {
    expect(faultLines(stayDateFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    ['ui/dates/StayFields.tsx', "new Date('2026-12-24')"],
    ['ui/dates/StayFields.tsx', 'new Date(checkIn)'],
    ['features/booking/use-bookings.ts', 'new Date(booking.checkOut)'],
    ['domain/stay/availability.ts', 'new Date(`${day}T00:00`)'],
    ['server/booking/booking-rules.ts', 'new Date(row.check_in)'],
  ])('refuses in %s: %s', (path, text) => {
    expect(faultsIn(path, text)).toHaveLength(1)
  })

  it.each([
    ['domain/stay/stay-date.ts', 'new Date(checkIn)'],
    ['ui/dates/calendar-days.ts', 'new Date(2026, 11, 24)'],
    ['domain/stay/availability.ts', 'new Date(Date.UTC(2026, 11, 24))'],
    ['features/session/use-session.ts', 'new Date()'],
    ['server/auth/token.ts', 'new Date(expiresAt)'],
  ])('allows in %s: %s', (path, text) => {
    expect(faultsIn(path, text)).toEqual([])
  })
})
