/** Texts of the date picker, some of which are not in the specification. */
export const datesCopy = {
  invalid: 'Date input not valid.',
  format: 'MM/DD/YYYY',
  clear: 'Clear dates',
  open: (field: string) => `${field}: choose a date`,
  booked: 'Booked',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
