import { NAME_MAXIMUM } from '@domain/constants'

const name = { dir: 'auto', maxLength: NAME_MAXIMUM } as const

/** Props of the inputs for a guest's names, the same in every form. */
export const nameInputs = {
  firstName: { ...name, autoComplete: 'given-name' },
  lastName: { ...name, autoComplete: 'family-name' },
} as const
