import { isEmail, isPhone } from '@domain/account/contact'
import { AGE } from '@domain/constants'
import { validationCopy } from '@domain/copy/validation-copy'
import type { IsoDate } from '@domain/stay/stay-date'

/** Values of the booking form, as typed. An empty string means not given. */
export interface BookingGuest {
  firstName: string
  lastName: string
  email: string
  phone: string
  sex: '' | 'male' | 'female'
  age: string
  location: '' | 'lagos' | 'abuja' | 'kano'
  /** Message for the host, which every backend gets as specialRequests. */
  message: string
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

export type GuestErrors = Partial<Record<keyof BookingGuest, string>>

export interface BookingAttempt {
  isSignedIn: boolean
  startDate: IsoDate | null
  endDate: IsoDate | null
  guest: BookingGuest
}

/** Reason why a booking cannot be sent. `errors` are keyed by field, in the form's order. */
export type BookingProblem =
  | { kind: 'login' }
  | { kind: 'dates' }
  | { kind: 'information'; errors: GuestErrors }
  | { kind: 'format'; errors: GuestErrors }

const REQUIRED = ['firstName', 'lastName', 'email', 'phone'] as const

const ageError = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const age = Number(text)
  const isGood = Number.isInteger(age) && age >= AGE.minimum && age <= AGE.maximum
  return isGood ? undefined : validationCopy.age
}

const given = (errors: Record<string, string | undefined>): GuestErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))

/**
 * Returns the first problem, or null when the booking can be sent. The order is fixed: login,
 * dates, missing fields, then the formats of email address, phone number and age.
 */
export function findBookingProblem(attempt: BookingAttempt): BookingProblem | null {
  const { isSignedIn, startDate, endDate, guest } = attempt
  if (!isSignedIn) return { kind: 'login' }
  if (!startDate || !endDate) return { kind: 'dates' }

  const missing = REQUIRED.filter((field) => guest[field].trim() === '')
  if (missing.length > 0) {
    const errors = missing.map((field) => [field, validationCopy.required])
    return { kind: 'information', errors: Object.fromEntries(errors) as GuestErrors }
  }
  const errors = given({
    email: isEmail(guest.email.trim()) ? undefined : validationCopy.email,
    phone: isPhone(guest.phone) ? undefined : validationCopy.phone,
    age: ageError(guest.age),
  })
  return Object.keys(errors).length > 0 ? { kind: 'format', errors } : null
}
