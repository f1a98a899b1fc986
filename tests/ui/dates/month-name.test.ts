import { expect, it } from 'vitest'
import { monthName, weekdayName, weekdays } from '@ui/dates/month-name'

const inEnglish = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' }).format(Date.parse(day))

it('months are named as in English', () => {
  for (let month = 1; month <= 12; month += 1) {
    const each = `2026-${String(month).padStart(2, '0')}`
    expect(monthName(each)).toBe(inEnglish(`${each}-01`, { month: 'long', year: 'numeric' }))
  }
})

it('weekdays are named as in English, from Monday on', () => {
  const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-06-${day}`)
  const names = days.map((day) => inEnglish(day, { weekday: 'long' }))
  expect(days.map(weekdayName)).toEqual(days.map((day) => inEnglish(day, { weekday: 'short' })))
  expect(weekdays.map(({ long }) => long)).toEqual(names)
  expect(weekdays.map(({ short }) => short)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
})
