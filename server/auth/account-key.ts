import { createHash } from 'node:crypto'
import { isEmail, isSignUpPhone, normalisePhone } from '@domain/contact'
import { validationCopy } from '@domain/copy/validation-copy'
import { invalidRequest } from '../http-error'

/** An address in lower case, or a phone number as '0…': the form that users are stored in. */
export const accountKey = (identifier: string) =>
  identifier.includes('@') ? identifier.trim().toLowerCase() : normalisePhone(identifier)

/** What stands in for an account in the tables of codes and tokens. */
export const hashOfAccount = (account: string) => createHash('sha256').update(account).digest()

/** These have a meaning of their own in a mail's headers: they would send it elsewhere. */
const UNMAILABLE = /[<>()[\]:;,"\\]/

/** @throws HttpError 400 for what is no address. */
export function emailKey(email: string) {
  const key = accountKey(email)
  if (!isEmail(key) || UNMAILABLE.test(key)) throw invalidRequest({ email: validationCopy.email })
  return key
}

/** @throws HttpError 400 for what is no number of eleven digits. */
export function phoneKey(phone: string) {
  const key = normalisePhone(phone)
  if (!isSignUpPhone(key)) throw invalidRequest({ phone: validationCopy.phoneDigits })
  return key
}
