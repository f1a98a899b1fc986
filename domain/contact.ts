import { PHONE_DIGITS } from './constants'

/** How a guest is reached (section 9); the words are copy's. */
export const CONTACT_METHODS = ['email', 'phone'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** The longest address that mail knows (RFC 5321). */
const EMAIL_MAXIMUM = 254

/**
 * local@domain, no two dots in a row, a dot in the domain, no dot at the end (section 5). Nothing
 * more: an address is proved by a mail, not by a pattern.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAXIMUM &&
  /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(text) &&
  !text.includes('..')

/** Exactly eleven digits (section 5). */
export const isSignUpPhone = (text: string): boolean =>
  text.length === PHONE_DIGITS && /^\d+$/.test(text)

/** Without spaces, and '+234…' as '0…'. */
export const normalisePhone = (text: string): string =>
  text.replace(/\s+/g, '').replace(/^\+234(?:\(0\)|0)?/, '0')

/** The identifier as it is sent: an address trimmed, a phone number normalised. */
export const normaliseIdentifier = (text: string, method: ContactMethod): string =>
  method === 'email' ? text.trim() : normalisePhone(text)

/** The first word is the first name, the rest the last name; empty stays empty. */
export const splitFullName = (fullName: string = ''): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
