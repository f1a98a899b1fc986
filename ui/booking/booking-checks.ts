import { isEmail, isPhone, normaliseEmail, normalisePhone } from '@domain/account/contact'
import { AGE, NAME_MAXIMUM } from '@domain/constants'
import { validationCopy } from '@domain/copy/validation-copy'
import { plainText } from '@domain/plain-text'
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

const REQUIRED = ['firstName', 'lastName', 'email', 'phone'] as const

/** Fields that can be wrong, in the form's order. */
const IN_ORDER = [...REQUIRED, 'age'] as const

/** Tells whether the text is empty or a possible age. */
const isAge = (text: string): boolean => {
  const age = Number(text)
  return text.trim() === '' || (Number.isInteger(age) && age >= AGE.minimum && age <= AGE.maximum)
}

/** Returns the errors of names, an email address, a phone number and an age that cannot be right. */
const formatErrors = ({ firstName, lastName, email, phone, age }: BookingGuest): GuestErrors => ({
  ...(firstName.length > NAME_MAXIMUM && { firstName: validationCopy.nameTooLong }),
  ...(lastName.length > NAME_MAXIMUM && { lastName: validationCopy.nameTooLong }),
  ...(!isEmail(email) && { email: validationCopy.email }),
  ...(!isPhone(phone) && { phone: validationCopy.phone }),
  ...(!isAge(age) && { age: validationCopy.age }),
})

/** Returns the typed details in the form in which they are checked and sent. */
export const formsOfGuest = (typed: BookingGuest): BookingGuest => ({
  ...typed,
  firstName: plainText(typed.firstName),
  lastName: plainText(typed.lastName),
  email: normaliseEmail(typed.email),
  phone: normalisePhone(typed.phone),
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

  const missing = REQUIRED.filter((field) => guest[field] === '')
  const faulty = formatErrors(guest)
  const errors: GuestErrors = {}
  for (const field of IN_ORDER) {
    const error = missing.some((each) => each === field) ? validationCopy.required : faulty[field]
    if (error) errors[field] = error
  }
  if (missing.length > 0) return { kind: 'information', errors }
  return Object.keys(errors).length > 0 ? { kind: 'format', errors } : null
}
