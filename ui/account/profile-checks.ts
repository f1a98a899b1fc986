import { isEmail, isPhone } from '@domain/account/contact'
import { NAME_MAXIMUM } from '@domain/constants'
import { profileCopy } from '@domain/copy/profile-copy'
import { validationCopy } from '@domain/copy/validation-copy'

/** Values of the Profile tab except the picture. */
export interface ProfileValues {
  firstName: string
  lastName: string
  email: string
  phone: string
}

type ProfileErrors = Partial<Record<keyof ProfileValues | 'picture', string>>

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const

/**
 * Validates the Profile tab: every field is required and the email address and phone number must be
 * valid. Returns the messages in the form's order.
 */
export function findProfileErrors(values: ProfileValues, hasPicture: boolean): ProfileErrors {
  const errors: ProfileErrors = hasPicture ? {} : { picture: profileCopy.pictureRequired }
  for (const field of FIELDS) {
    const isName = field === 'firstName' || field === 'lastName'
    if (values[field] === '') errors[field] = validationCopy.required
    else if (isName && values[field].length > NAME_MAXIMUM) {
      errors[field] = validationCopy.nameTooLong
    }
  }
  if (!errors.phone && !isPhone(values.phone)) errors.phone = validationCopy.phone
  if (!errors.email && !isEmail(values.email)) errors.email = validationCopy.email
  return errors
}
