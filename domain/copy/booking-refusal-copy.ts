/** Reasons why our server refuses a booking that would otherwise be possible. */
export const bookingRefusalCopy = {
  tooLong: (nights: number) => `A stay can have at most ${nights} nights. Choose other dates.`,
  tooShort: (nights: number) => `At least ${nights} nights in these dates`,
  tooLateToCancel: (last: string) =>
    `This booking could be cancelled until ${last}. Contact our support about it.`,
  paid: 'We have received your payment, so this booking is final. Contact our support about it.',
  tooFar: (last: string) => `A stay can begin on ${last} at the latest. Choose other dates.`,
  ownNights: 'You already booked these nights.',
  someOwnNights: 'You already booked some of these nights.',
} as const

/** The same for bookings that wait for confirmation. No page knows these reasons beforehand. */
export const pendingRefusalCopy = {
  tooManyStays: (stays: number) =>
    `You have ${stays === 1 ? '1 booking' : `${stays} bookings`} waiting for confirmation. You can book again when one of them is confirmed or cancelled.`,
  tooManyNights: (held: number, most: number) =>
    `Your bookings that wait for confirmation hold ${held} nights, and they can hold ${most}. Choose a shorter stay, or book again when one of them is confirmed or cancelled.`,
  shareUsed:
    'Very many bookings of new guests wait for confirmation at the moment. Please try again in a few hours.',
  /** Nights that an unconfirmed booking held until recently. */
  releasedNights: (until: string) =>
    `A booking of these nights by you, or by a new guest on your network, was not confirmed in time, or was cancelled more than once. Until ${until} (Lagos time) they are for others. Choose other dates, or book again then.`,
  /** Nights that many new guests wait for. */
  wantedNights:
    'Very many bookings of these nights wait for confirmation. Choose other nights, or try again in a few hours.',
} as const
