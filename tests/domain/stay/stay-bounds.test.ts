import { describe, expect, it } from 'vitest'
import { canEndOn, canStartOn } from '@domain/stay/availability'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { lastCheckIn, lastCheckOut } from '@domain/stay/stay-bounds'
import { chooseStart } from '@domain/stay/stay-choice'
import { addMonths } from '@domain/stay/stay-date'

const bounds = { nights: 90, months: 18 }
const today = '2026-03-10'

describe('the bounds of a stay', () => {
  it('counts months by the calendar and stops at the end of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addMonths('2026-03-10', 18)).toBe('2027-09-10')
  })

  it('lets a stay begin up to the last check-in', () => {
    expect(lastCheckIn(today, bounds)).toBe('2027-09-10')
    expect(canStartOn('2027-09-10', today, [], bounds)).toBe(true)
    expect(canStartOn('2027-09-11', today, [], bounds)).toBe(false)
    expect(canStartOn('2027-09-11', today, [])).toBe(true)
  })

  it('lets a stay end up to its longest length', () => {
    expect(lastCheckOut('2026-04-01', today, bounds)).toBe('2026-06-30')
    expect(canEndOn('2026-06-30', '2026-04-01', today, [], bounds)).toBe(true)
    expect(canEndOn('2026-07-01', '2026-04-01', today, [], bounds)).toBe(false)
    expect(canEndOn('2027-12-09', null, today, [], bounds)).toBe(true)
    expect(canEndOn('2027-12-10', null, today, [], bounds)).toBe(false)
  })

  it('clears a check-out that a new check-in puts too far away', () => {
    const choice = { startDate: '2026-05-01', endDate: '2026-06-30' }
    expect(chooseStart(choice, '2026-04-01', [], bounds).endDate).toBe('2026-06-30')
    expect(chooseStart(choice, '2026-03-31', [], bounds).endDate).toBeNull()
  })

  it('writes an instant as the clocks in Lagos show it', () => {
    expect(formatLagosTime('2026-01-07T23:30:00.000Z')).toBe('Jan 8, 2026, 00:30')
  })
})
