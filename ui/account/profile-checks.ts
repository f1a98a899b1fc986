import { isEmail, isPhone, normaliseEmail, normalisePhone } from '@domain/account/contact'
import { NAME_MAXIMUM } from '@domain/constants'
import { validationCopy } from '@domain/copy/validation-copy'
import { plainText } from '@domain/plain-text'

/** What the Profile tab and the booking form know of a guest. */
export interface ProfileValues {
  firstName: string
  lastName: string
  email: string
  phone: string
}

const isName = (text: string) => text.length <= NAME_MAXIMUM

/** Checks of fields that are not empty, in the order of the forms. */
const checks = [
  ['firstName', isName, validationCopy.nameTooLong],
  ['lastName', isName, validationCopy.nameTooLong],
  ['email', isEmail, validationCopy.email],
  ['phone', isPhone, validationCopy.phone],
] as const

/** Returns the typed values in the form in which they are checked and sent. */
export const plainProfile = (typed: ProfileValues): ProfileValues => ({
  firstName: plainText(typed.firstName),
  lastName: plainText(typed.lastName),
  email: normaliseEmail(typed.email),
  phone: normalisePhone(typed.phone),
})

/** Validates the values, which are all required. Returns the messages in the order of the forms. */
export function findProfileErrors(
  values: ProfileValues,
): Partial<Record<keyof ProfileValues, string>> {
  const errors: Partial<Record<keyof ProfileValues, string>> = {}
  for (const [field, isRight, message] of checks) {
    if (values[field] === '') errors[field] = validationCopy.required
    else if (!isRight(values[field])) errors[field] = message
  }
  return errors
}
