/** Texts of the sheet of a day, for those who clean. */
export const daySheetCopy = {
  title: (day: string) => `Arrivals and departures, ${day}`,
  departures: (count: number) => `Departures: ${count}`,
  arrivals: (count: number) => `Arrivals: ${count}`,
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  pending: 'not confirmed yet',
  noName: 'no name',
  footer: 'You get this message because DAILY_SHEET is set.',
} as const
