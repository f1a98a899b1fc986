import { meetsPolicy, normalisePassword } from '@domain/account/passwords'
import { profileCopy } from '@domain/copy/profile-copy'
import { validationCopy } from '@domain/copy/validation-copy'

export interface PasswordValues {
  oldPassword: string
  newPassword: string
  confirmation: string
}

type PasswordErrors = Partial<Record<keyof PasswordValues, string>>

/**
 * Validates a change of password: the old password, the new one by the 'change' policy, and its
 * confirmation. Returns the messages by field.
 */
export function findPasswordErrors(values: PasswordValues): PasswordErrors {
  const { oldPassword, newPassword, confirmation } = values
  const errors: PasswordErrors = {}
  if (oldPassword === '') errors.oldPassword = profileCopy.oldPasswordRequired
  if (!meetsPolicy('change', newPassword)) errors.newPassword = validationCopy.passwordCriteria
  if (confirmation === '') errors.confirmation = profileCopy.confirmRequired
  else if (normalisePassword(confirmation) !== normalisePassword(newPassword))
    errors.confirmation = validationCopy.passwordsDiffer
  return errors
}
