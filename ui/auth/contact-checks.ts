import { isEmail, isSignUpPhone, normalisePhone, type ContactMethod } from '@domain/contact'
import { validationCopy } from '@domain/copy/validation-copy'

const missing = {
  email: validationCopy.emailRequired,
  phone: validationCopy.phoneRequired,
} as const satisfies Record<ContactMethod, string>

/** For react-hook-form: true, or what is wrong. A phone number may be any that is there. */
export const checkIdentifier = (typed: string, method: ContactMethod): string | true => {
  const text = typed.trim()
  if (text === '') return missing[method]
  return method === 'phone' || isEmail(text) || validationCopy.email
}

/** Sign-up: a phone number has 11 digits besides (section 5). */
export const checkSignUpContact = (typed: string, method: ContactMethod): string | true => {
  const known = checkIdentifier(typed, method)
  if (known !== true || method === 'email') return known
  return isSignUpPhone(normalisePhone(typed)) || validationCopy.phoneDigits
}
