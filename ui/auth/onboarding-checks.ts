import { normalisePhone } from '@domain/contact'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { todayInLagos, type IsoDate } from '@domain/stay-date'
import { parseTypedDay } from '@ui/dates/typed-day'

/** As typed. */
export interface OnboardingValues {
  firstName: string
  lastName: string
  /** MM/DD/YYYY. */
  birthday: string
  phone: string
  password: string
}

/** Faultless, ready to be sent. */
export interface Profile {
  fullName: string
  dob: IsoDate
  phone: string
  password: string
}

export const isThere = (typed: string): string | true =>
  typed.trim() !== '' || validationCopy.required

/** Any number will do here: the 11 digits are the sign-up's. */
export const checkPhone = (typed: string): string | true =>
  typed.trim() !== '' || validationCopy.phoneRequired

/** A day that exists and has begun; how old somebody is does not matter here. */
export function checkBirthday(typed: string): string | true {
  if (typed.trim() === '') return validationCopy.required
  const day = parseTypedDay(typed)
  if (day === undefined) return onboardingCopy.dateInvalid
  return day <= todayInLagos(new Date()) || onboardingCopy.dateInFuture
}

/** Only for values that passed the checks above. */
export const profileOf = (values: OnboardingValues): Profile => ({
  fullName: `${values.firstName.trim()} ${values.lastName.trim()}`,
  dob: parseTypedDay(values.birthday) ?? '',
  phone: normalisePhone(values.phone),
  password: values.password,
})
