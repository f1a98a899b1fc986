import {
  isEmail,
  isSignUpPhone,
  normaliseIdentifier,
  type ContactMethod,
} from '@domain/account/contact'
import { validationCopy } from '@domain/copy/validation-copy'

const missing = {
  email: validationCopy.emailRequired,
  phone: validationCopy.phoneRequired,
} as const satisfies Record<ContactMethod, string>

/**
 * Validates an identifier for react-hook-form. Returns true or the message. Any non-empty phone
 * number passes.
 */
export const checkIdentifier = (typed: string, method: ContactMethod): string | true => {
  const text = normaliseIdentifier(typed, method)
  if (text === '') return missing[method]
  return method === 'phone' || isEmail(text) || validationCopy.email
}

/** Validates a contact for the sign-up, where a phone number must have 11 digits. */
export const checkSignUpContact = (typed: string, method: ContactMethod): string | true => {
  const known = checkIdentifier(typed, method)
  if (known !== true || method === 'email') return known
  return isSignUpPhone(normaliseIdentifier(typed, method)) || validationCopy.phoneDigits
}
