import { profileCopy } from '@domain/copy/profile-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { meetsPolicy } from '@domain/passwords'

export interface PasswordValues {
  oldPassword: string
  newPassword: string
  confirmation: string
}

export type PasswordErrors = Partial<Record<keyof PasswordValues, string>>

/** The old one, a new one by the rules of a change, and the same again (section 5, R-39). */
export function findPasswordErrors(values: PasswordValues): PasswordErrors {
  const { oldPassword, newPassword, confirmation } = values
  const errors: PasswordErrors = {}
  if (oldPassword === '') errors.oldPassword = profileCopy.oldPasswordRequired
  if (!meetsPolicy('change', newPassword)) errors.newPassword = validationCopy.passwordCriteria
  if (confirmation === '') errors.confirmation = profileCopy.confirmRequired
  else if (confirmation !== newPassword) errors.confirmation = validationCopy.passwordsDiffer
  return errors
}
