import { isEmail } from '@domain/contact'
import { profileCopy } from '@domain/copy/profile-copy'
import { validationCopy } from '@domain/copy/validation-copy'

/** What the Profile tab asks, beside the picture. Texts as typed. */
export interface ProfileValues {
  firstName: string
  lastName: string
  email: string
  phone: string
}

export type ProfileErrors = Partial<Record<keyof ProfileValues | 'picture', string>>

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const

/** Everything is required, and an address must be one (section 5). In the form's order. */
export function findProfileErrors(values: ProfileValues, hasPicture: boolean): ProfileErrors {
  const errors: ProfileErrors = hasPicture ? {} : { picture: profileCopy.pictureRequired }
  for (const field of FIELDS) {
    if (values[field].trim() === '') errors[field] = validationCopy.required
  }
  if (!errors.email && !isEmail(values.email.trim())) errors.email = validationCopy.email
  return errors
}
