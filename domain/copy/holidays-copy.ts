/** Names of Nigeria's public holidays, as the calendar shows them. */
export const holidaysCopy = {
  newYear: "New Year's Day",
  workers: "Workers' Day",
  democracy: 'Democracy Day',
  independence: 'Independence Day',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
  goodFriday: 'Good Friday',
  easterMonday: 'Easter Monday',
  fitr: 'Eid al-Fitr',
  adha: 'Eid al-Adha',
  maulud: 'Eid al-Maulud',
  /** A day that the sighting of the moon decides. */
  expected: (name: string) => `${name} (expected)`,
} as const
