import { createHash } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { isEmail, isSignUpPhone, normaliseEmail, normalisePhone } from '@domain/account/contact'
import { validationCopy } from '@domain/copy/validation-copy'
import { invalidRequest } from '@server/http-error'

/** Returns an address in lower case, with its domain as it was written, or a phone number as '0…'. */
const asWritten = (identifier: string) => {
  const email = normaliseEmail(identifier)
  // Normalised once more, because a lower-case letter may have another composed form.
  return email.includes('@') ? normaliseEmail(email.toLowerCase()) : normalisePhone(identifier)
}

const inDomain = (key: string, convert: (domain: string) => string) =>
  key.replace(/(?<=@)[\p{L}\p{N}\p{M}._-]+$/u, (domain) => convert(domain) || domain)

/**
 * Returns the form in which accounts are stored: an address in lower case, its domain in letters
 * instead of 'xn--…', or a phone number as '0…'.
 */
export const accountKey = (identifier: string) =>
  inDomain(asWritten(identifier), (domain) =>
    // Others, such as '1.2', might be read as the number of a host.
    /xn--|[^\0-\x7F]/.test(domain) ? domainToUnicode(domainToASCII(domain)) : domain,
  )

/**
 * Returns the forms in which an account may be stored, the one to prefer first: accounts that are
 * older than R-154 may have 'xn--…'.
 */
export const storedForms = (identifier: string): [string, string] => {
  const key = accountKey(identifier)
  const ascii = inDomain(key, domainToASCII)
  return asWritten(identifier) === ascii ? [ascii, key] : [key, ascii]
}

/** Returns the hash that replaces an account in the tables of codes and tokens. */
export const hashOfAccount = (account: string) => createHash('sha256').update(account).digest()

/** Host of the addresses of deleted accounts, where nobody receives mail (RFC 2606). */
export const DELETED_HOST = 'deleted.invalid'

export const isDeletedAccount = (email: string | null) =>
  email?.endsWith(`@${DELETED_HOST}`) ?? false

/** @throws HttpError 400 for text that is not an email address. */
export function emailKey(email: string) {
  const key = accountKey(email)
  if (!isEmail(key)) throw invalidRequest({ email: validationCopy.email })
  return key
}

/** @throws HttpError 400 for text that is not a number of eleven digits. */
export function phoneKey(phone: string) {
  const key = normalisePhone(phone)
  if (!isSignUpPhone(key)) throw invalidRequest({ phone: validationCopy.phoneDigits })
  return key
}
