/**
 * Second lines beneath the specification's text for a failed request. Each says why it failed and
 * what helps.
 */
export const reasonCopy = {
  offline: 'Check your connection and try again.',
  offlineForm: 'Check your connection and try again. What you typed is still here.',
  busy: 'The server is very busy. Please try again in a moment.',
  tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
  datesTaken: 'These nights have just been taken.',
  datesRefused: 'These dates cannot be booked. Choose other dates.',
  guestsRefused: 'This home does not take so many guests. Choose fewer.',
  startAgain: 'This home or its price may have changed. Open its page again, and book from there.',
  listingGone: 'This listing is no longer on offer.',
  profileIncomplete: 'Please complete your profile first.',
  linkInvalid: 'This link is not valid any more. Please ask for a new one.',
} as const
