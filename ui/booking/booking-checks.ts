import { AGE } from '@domain/constants'
import { validationCopy } from '@domain/copy/validation-copy'
import type { IsoDate } from '@domain/stay/stay-date'
import { findProfileErrors, plainProfile, type ProfileValues } from '@ui/account/profile-checks'

/** Values of the booking form, as typed. An empty string means not given. */
export interface BookingGuest extends ProfileValues {
  sex: '' | 'male' | 'female'
  age: string
  location: '' | 'lagos' | 'abuja' | 'kano'
  /** Message for the host, which every backend gets as specialRequests. */
  message: string
  /** Whether mails about the booking go to an email address that is not the account's. */
  getsMails?: boolean
}

export const blankGuest: BookingGuest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  sex: '',
  age: '',
  location: '',
  message: '',
}

type GuestErrors = Partial<Record<keyof BookingGuest, string>>

export interface BookingAttempt {
  isSignedIn: boolean
  startDate: IsoDate | null
  endDate: IsoDate | null
  /** Details in the form of formsOfGuest. */
  guest: BookingGuest
}

/** Reason why a booking cannot be sent. `errors` are keyed by field, in the form's order. */
export type BookingProblem =
  | { kind: 'login' }
  | { kind: 'dates' }
  | { kind: 'information'; errors: GuestErrors }
  | { kind: 'format'; errors: GuestErrors }

/** Where the form shows what the server does not accept. */
export const guestPlaces = {
  'guest.firstName': { field: 'firstName', message: validationCopy.nameTooLong },
  'guest.lastName': { field: 'lastName', message: validationCopy.nameTooLong },
  'guest.email': { field: 'email', message: validationCopy.email },
  'guest.phone': { field: 'phone', message: validationCopy.phone },
  'guest.sex': { field: 'sex', message: validationCopy.choice },
  'guest.location': { field: 'location', message: validationCopy.choice },
  'guest.age': { field: 'age', message: validationCopy.age },
  specialRequests: { field: 'message', message: validationCopy.textTooLong },
} as const satisfies Record<string, { field: keyof BookingGuest; message: string }>

/** Tells whether the text is empty or a possible age. */
const isAge = (text: string): boolean => {
  const age = Number(text)
  return text.trim() === '' || (Number.isInteger(age) && age >= AGE.minimum && age <= AGE.maximum)
}

/** Returns the typed details in the form in which they are checked and sent. */
export const formsOfGuest = (typed: BookingGuest): BookingGuest => ({
  ...typed,
  ...plainProfile(typed),
  message: typed.message.trim(),
})

/**
 * Returns the first problem, or null when the booking can be sent. The order is fixed: login,
 * dates, missing fields, then the formats of email address, phone number and age. The
 * errors of all fields come together, so that a guest corrects them in one go.
 */
export function findBookingProblem(attempt: BookingAttempt): BookingProblem | null {
  const { isSignedIn, startDate, endDate, guest } = attempt
  if (!isSignedIn) return { kind: 'login' }
  if (!startDate || !endDate) return { kind: 'dates' }

  const errors: GuestErrors = {
    ...findProfileErrors(guest),
    ...(!isAge(guest.age) && { age: validationCopy.age }),
  }
  const messages = Object.values(errors)
  if (messages.includes(validationCopy.required)) return { kind: 'information', errors }
  return messages.length > 0 ? { kind: 'format', errors } : null
}
