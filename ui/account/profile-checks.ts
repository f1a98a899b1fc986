import { isEmail, isPhone } from '@domain/account/contact'
import { profileCopy } from '@domain/copy/profile-copy'
import { validationCopy } from '@domain/copy/validation-copy'

/** Values of the Profile tab except the picture, as typed. */
export interface ProfileValues {
  firstName: string
  lastName: string
  email: string
  phone: string
}

export type ProfileErrors = Partial<Record<keyof ProfileValues | 'picture', string>>

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const

/**
 * Validates the Profile tab: every field is required and the email address and phone number must be
 * valid. Returns the messages in the form's order.
 */
export function findProfileErrors(values: ProfileValues, hasPicture: boolean): ProfileErrors {
  const errors: ProfileErrors = hasPicture ? {} : { picture: profileCopy.pictureRequired }
  for (const field of FIELDS) {
    if (values[field].trim() === '') errors[field] = validationCopy.required
  }
  if (!errors.phone && !isPhone(values.phone)) errors.phone = validationCopy.phone
  if (!errors.email && !isEmail(values.email.trim())) errors.email = validationCopy.email
  return errors
}
