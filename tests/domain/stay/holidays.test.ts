import { describe, expect, it } from 'vitest'
import { easterSunday, holidayOn, moonHolidayOn } from '@domain/stay/holidays'
import { addDays } from '@domain/stay/stay-date'

describe("Nigeria's public holidays", () => {
  // Dates from the tables of the US Naval Observatory.
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2026, '2026-04-05'],
    [2076, '2076-04-19'],
  ])('follow Easter, which is known for %d', (year, sunday) => {
    expect(easterSunday(year)).toBe(sunday)
  })

  it.each([
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Boxing Day'],
    ['2027-01-01', "New Year's Day"],
    ['2027-05-01', "Workers' Day"],
    ['2027-06-12', 'Democracy Day'],
    ['2027-10-01', 'Independence Day'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
  ])('on %s is %s', (day, name) => {
    expect(holidayOn(day)).toBe(name)
  })

  it.each([
    ['2026-03-20', 'Eid al-Fitr (expected)'],
    ['2026-03-21', 'Eid al-Fitr (expected)'],
    ['2026-05-27', 'Eid al-Adha (expected)'],
    ['2026-05-28', 'Eid al-Adha (expected)'],
    ['2026-08-25', 'Eid al-Maulud (expected)'],
  ])('on %s is only expected, because the moon decides: %s', (day, name) => {
    expect(holidayOn(day)).toBe(name)
  })

  it('leave other days alone', () => {
    for (const day of ['2026-12-24', '2026-04-05', '2026-04-07', '2026-03-19', '2026-11-22']) {
      expect(holidayOn(day)).toBeUndefined()
    }
  })

  it('follow the Umm al-Qura calendar on every day from 2025 to 2045', () => {
    const moon = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })
    const byMonthAndDay: Record<string, string> = {
      '3/12': 'maulud',
      '10/1': 'fitr',
      '10/2': 'fitr',
      '12/10': 'adha',
      '12/11': 'adha',
    }
    const wrong: string[] = []
    for (let day = '2025-01-01'; day < '2046-01-01'; day = addDays(day, 1)) {
      const [date = ''] = moon.format(Date.parse(day)).split(' ')
      const monthAndDay = date.split('/').slice(0, 2).join('/')
      if (moonHolidayOn(day) !== byMonthAndDay[monthAndDay]) wrong.push(day)
    }
    expect(wrong).toEqual([])
  })
})
