/** Texts of the date picker, some of which are not in the specification. */
export const datesCopy = {
  invalid: 'Date input not valid.',
  /** Under a field whose text is not a date. It begins with the specification's message. */
  unreadable: 'Date input not valid. Use month/day/year, such as 03/12/2027.',
  format: 'MM/DD/YYYY',
  past: (today: string) => `This day is past. Choose ${today} or later.`,
  beforeCheckIn: (checkIn: string) => `Check-out cannot be before ${checkIn}.`,
  nightBooked: 'This night is booked. Choose another day.',
  nightsBooked: 'Some nights of this stay are booked. Choose an earlier day.',
  clear: 'Clear dates',
  open: (field: string) => `${field}: choose a date`,
  booked: 'Booked',
  bounds: (last: string, nights: number) => `Check-in until ${last}, up to ${nights} nights`,
  chooseDay: 'Choose a day',
  missing: {
    start: 'Choose your check-in.',
    end: 'Choose your check-out.',
    both: 'Choose your check-in and check-out.',
  },
  holidays: 'Public holidays',
  nights: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
