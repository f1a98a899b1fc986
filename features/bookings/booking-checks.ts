import { AGE } from '@domain/constants'
import { validationCopy } from '@domain/copy'
import { isEmail } from '@domain/contact'
import type { StayChoice } from '@domain/stay-choice'
import type { GuestDetails } from './booking-draft'

/** The checks that a toast answers, in their order (section 5). */
export type RefusedBooking = 'loginToBook' | 'missingDates' | 'missingInformation'

const required = ['firstName', 'lastName', 'email', 'phone'] as const

/** The first of the three ordered checks that fails. */
export function refusalOf(
  isLoggedIn: boolean,
  { startDate, endDate }: StayChoice,
  details: GuestDetails,
): RefusedBooking | undefined {
  if (!isLoggedIn) return 'loginToBook'
  if (!startDate || !endDate) return 'missingDates'
  if (required.some((field) => details[field].trim() === '')) return 'missingInformation'
  return undefined
}

/** A whole number of years from 18 to 100, or nothing at all. */
const isAge = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= AGE.minimum && Number(text) <= AGE.maximum

/** What a field says after the three checks; empty when all is well. */
export function fieldErrorsOf(details: GuestDetails): Partial<Record<keyof GuestDetails, string>> {
  const age = details.age.trim()
  return {
    ...(isEmail(details.email.trim()) ? {} : { email: validationCopy.email }),
    ...(age === '' || isAge(age) ? {} : { age: validationCopy.age }),
  }
}
