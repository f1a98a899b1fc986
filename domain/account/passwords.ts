import { PASSWORD_MINIMUM } from '@domain/constants'
import { passwordCopy } from '@domain/copy/password-copy'

/**
 * Returns a password as it is checked, compared and hashed: composed, because keyboards send an 'ọ́'
 * in different ways (RFC 8265).
 */
export const normalisePassword = (password: string): string => password.normalize('NFC')

export interface PasswordRule {
  key: 'length' | 'upper' | 'lower' | 'digit' | 'symbol'
  /** Label in the checklist. */
  label: string
  test: (password: string) => boolean
}

const length: PasswordRule = {
  key: 'length',
  label: passwordCopy.length,
  // Counts characters rather than code units, so that an emoji is one.
  test: (password) => Array.from(normalisePassword(password)).length >= PASSWORD_MINIMUM,
}
const containing = (key: PasswordRule['key'], label: string, wanted: RegExp): PasswordRule => ({
  key,
  label,
  test: (password) => wanted.test(password),
})
const upper = containing('upper', passwordCopy.upper, /\p{Lu}/u)
const lower = containing('lower', passwordCopy.lower, /\p{Ll}/u)
const digit = containing('digit', passwordCopy.digit, /\d/)
const symbol = (label: string, allowed: RegExp) => containing('symbol', label, allowed)

/**
 * Three pages have three different policies, and the server enforces those of its requests.
 * reset: POST /auth/reset-password. registration: POST /auth/complete-registration. change: the
 * profile's Password Management tab, which sends no request.
 */
export const passwordPolicies = {
  reset: [
    length,
    upper,
    digit, // An accent belongs to its letter.
    symbol(passwordCopy.symbol, /[^\p{L}\p{M}\p{N}]/u),
  ],
  registration: [
    length,
    upper,
    lower,
    digit,
    symbol(passwordCopy.registrationSymbol, /[!@#$%^&*]/),
  ],
  change: [length, upper, lower, symbol(passwordCopy.changeSymbol, /[@$!%*?&]/)],
} as const satisfies Record<string, readonly PasswordRule[]>

export type PasswordPolicy = keyof typeof passwordPolicies

export const meetsPolicy = (policy: PasswordPolicy, password: string): boolean =>
  passwordPolicies[policy].every(({ test }) => test(password))
