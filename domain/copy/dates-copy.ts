/** Texts of the date picker, some of which are not in the specification. */
export const datesCopy = {
  invalid: 'Date input not valid.',
  format: 'MM/DD/YYYY',
  clear: 'Clear dates',
  open: (field: string) => `${field}: choose a date`,
  booked: 'Booked',
  bounds: (last: string, nights: number) => `Check-in until ${last}, up to ${nights} nights`,
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
