import { PHONE_DIGITS } from '@domain/constants'

/** Ways to reach a guest. Their labels are in domain/copy. */
export const CONTACT_METHODS = ['email', 'phone'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** Longest address that mail allows (RFC 5321). */
const EMAIL_MAXIMUM = 254

/**
 * Accepts local@domain with a dot in the domain, without two dots in a row or a dot at the end. It
 * checks no more, because only a mail verifies an address.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAXIMUM &&
  /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(text) &&
  !text.includes('..')

/** Tells whether the text is exactly eleven digits. */
export const isSignUpPhone = (text: string): boolean =>
  text.length === PHONE_DIGITS && /^\d+$/.test(text)

/** Returns the number without spaces, with '+234…' as '0…'. */
export const normalisePhone = (text: string): string =>
  text.replace(/\s+/g, '').replace(/^\+234(?:\(0\)|0)?/, '0')

/** Returns the identifier to send: a trimmed address or a normalised phone number. */
export const normaliseIdentifier = (text: string, method: ContactMethod): string =>
  method === 'email' ? text.trim() : normalisePhone(text)

/** Splits a name: the first word is the first name, the rest is the last name. */
export const splitFullName = (fullName: string = ''): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
