import { PASSWORD_MINIMUM } from './constants'
import { passwordCopy } from './copy/password-copy'

export interface PasswordRule {
  key: 'length' | 'upper' | 'lower' | 'digit' | 'symbol'
  /** As the checklist shows it. */
  label: string
  test: (password: string) => boolean
}

const length: PasswordRule = {
  key: 'length',
  label: passwordCopy.length,
  // Characters, so that an emoji is one and not two.
  test: (password) => Array.from(password).length >= PASSWORD_MINIMUM,
}
const upper: PasswordRule = {
  key: 'upper',
  label: passwordCopy.upper,
  test: (password) => /\p{Lu}/u.test(password),
}
const lower: PasswordRule = {
  key: 'lower',
  label: passwordCopy.lower,
  test: (password) => /\p{Ll}/u.test(password),
}
const digit: PasswordRule = {
  key: 'digit',
  label: passwordCopy.digit,
  test: (password) => /\d/.test(password),
}
const symbol = (label: string, allowed: RegExp): PasswordRule => ({
  key: 'symbol',
  label,
  test: (password) => allowed.test(password),
})

/**
 * Three screens, three rules (section 5, R-39); the server holds the matching call to the same.
 * reset: POST /auth/reset-password. registration: POST /auth/complete-registration. change: the
 * profile's Password Management tab, which makes no call.
 */
export const passwordPolicies = {
  reset: [length, upper, digit, symbol(passwordCopy.symbol, /[^\p{L}\p{N}]/u)],
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
