import { PHONE_DIGITS } from '@domain/constants'
import { plainText } from '@domain/plain-text'

/** Ways to reach a guest. Their labels are in domain/copy. */
export const CONTACT_METHODS = ['email', 'phone'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** Longest address that mail allows (RFC 5321). */
const EMAIL_MAXIMUM = 254

/**
 * Returns the one form of an address in every usual spelling: full-width letters and ligatures
 * become ordinary ones, and what is copied with it goes, such as 'mailto:' and a comma.
 */
export const normaliseEmail = (text: string): string =>
  plainText(text.normalize('NFKC'))
    // Mail programs read the full stop of Chinese and Japanese in a domain as a dot.
    .replaceAll('\u3002', '.')
    .replace(/^(?:mailto:\s*)+([^?]*).*$/i, '$1')
    .replace(/[\s,;]+$/, '')

/**
 * Accepts local@domain with a dot in the domain, which has letters, digits and hyphens, without two
 * dots in a row, a dot at the end or a character with a meaning in mail headers, which could redirect
 * the mail. It checks no more, because only a mail verifies an address.
 *
 * @param text Address that normaliseEmail has returned.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAXIMUM &&
  /^[^\s@<>()[\]:;,"\\\p{C}]+@[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+$/u.test(text) &&
  !text.includes('..')

/** Tells whether the text is exactly eleven digits. */
export const isSignUpPhone = (text: string): boolean =>
  text.length === PHONE_DIGITS && /^\d+$/.test(text)

/**
 * Returns the one form of a number in every usual spelling: digits without blanks, dashes, dots and
 * brackets, with Nigeria's code as '0' and any other country's as '+'. Full-width digits become
 * ordinary ones.
 */
export const normalisePhone = (text: string): string =>
  plainText(text.normalize('NFKC'))
    .replace(/^tel:|[\s().\-/\u2010-\u2015\u2212]|[,;]+$/gi, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(?:\+2340?|2340?(?=\d{10}$))/, '0')

/**
 * Accepts a Nigerian mobile or landline number, or another country's with its code. A mobile number
 * has eleven digits, so that one with a digit missing is not taken for a landline.
 */
export const isPhone = (text: string): boolean =>
  /^(?:0(?:70|8[01]|9[01])\d{8}|0(?!70|8[01]|9[01])[1-9]\d{6,9}|\+[1-9]\d{6,14})$/.test(
    normalisePhone(text),
  )

/** Returns the identifier to check and to send. */
export const normaliseIdentifier = (text: string, method: ContactMethod): string =>
  method === 'email' ? normaliseEmail(text) : normalisePhone(text)

/** Splits a name: the first word is the first name, the rest is the last name. */
export const splitFullName = (fullName: string = ''): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = plainText(fullName).split(' ')
  return { firstName, lastName: rest.join(' ') }
}
