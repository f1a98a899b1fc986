/** The date picker (sections 8 and 9); the rest is ours. */
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
