import { isPhone, normalisePhone } from '@domain/account/contact'
import { BIRTHDAY_MINIMUM, NAME_MAXIMUM } from '@domain/constants'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { plainText } from '@domain/plain-text'
import { todayInLagos, type IsoDate } from '@domain/stay/stay-date'
import { hasDayForm, parseTypedDay } from '@domain/stay/typed-day'

/** Values of the onboarding form, as typed. */
export interface OnboardingValues {
  firstName: string
  lastName: string
  /** Date in the format MM/DD/YYYY. */
  birthday: string
  phone: string
  password: string
}

/** Typed values that outlive a reload. A password is never stored. */
export type OnboardingDraft = Omit<OnboardingValues, 'password'>

/** Validated profile in the shape that the API takes. */
export interface Profile {
  fullName: string
  dob: IsoDate
  phone: string
  password: string
}

export function checkName(typed: string): string | true {
  const name = plainText(typed)
  if (name === '') return validationCopy.required
  return name.length <= NAME_MAXIMUM || validationCopy.nameTooLong
}

/** Validates the phone number. Only the sign-up requires 11 digits. */
export const checkPhone = (typed: string): string | true =>
  normalisePhone(typed) === ''
    ? validationCopy.phoneRequired
    : isPhone(typed) || validationCopy.phone

/** Returns why a text is not a date: its form, or a day that does not exist, such as 02/30. */
export const noDayError = (typed: string): string =>
  hasDayForm(typed) ? onboardingCopy.dateMissing : onboardingCopy.dateInvalid

/**
 * Validates the date of birth: an existing date from 1900 on that is not in the future. There is no
 * minimum age here.
 */
export function checkBirthday(typed: string): string | true {
  if (typed.trim() === '') return validationCopy.required
  const day = parseTypedDay(typed)
  if (day === undefined) return noDayError(typed)
  if (day < BIRTHDAY_MINIMUM) return onboardingCopy.dateTooEarly
  return day <= todayInLagos(new Date()) || onboardingCopy.dateInFuture
}

/** Converts validated form values to a profile. */
export const profileOf = (values: OnboardingValues): Profile => ({
  fullName: plainText(`${values.firstName} ${values.lastName}`),
  dob: parseTypedDay(values.birthday) ?? '',
  phone: normalisePhone(values.phone),
  password: values.password,
})
