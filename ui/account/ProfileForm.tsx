import Button from '@mui/material/Button'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { profileCopy } from '@domain/copy/profile-copy'
import { submitInputs } from '@ui/form/input-values'
import { nameInputs } from '@ui/form/name-inputs'
import { TextInput } from '@ui/form/TextInput'
import { showErrors } from '@ui/form/use-refused-fields'
import { AccountFields, AccountForm, Note, saveButton } from './account-parts'
import { PicturePicker } from './PicturePicker'
import { findProfileErrors, plainProfile, type ProfileValues } from './profile-checks'

export interface ProfileFormProps {
  /** Values that the form starts with, from the guest's account. */
  initial: ProfileValues
  /** URL of the picture. An existing picture fulfils the requirement. */
  picture?: string | undefined
  /** Message that says why the picked file is rejected. */
  pictureError?: string | undefined
  /** Callback fired with the picked file, before any validation. */
  onPickPicture: (file: File) => void
  /** Callback fired with the trimmed values when every field is valid. */
  onSave: (values: ProfileValues) => void
}

const { fields } = profileCopy

/**
 * Form of the Profile tab. Every field is required, and so is the picture.
 *
 * @avoid While signing up: OnboardingForm also asks for the birthday and a password.
 * @a11y On submit the first invalid field takes the focus, the picture included. Every error
 * belongs to its field by `aria-describedby`.
 */
export function ProfileForm({
  initial,
  picture,
  pictureError,
  onPickPicture,
  onSave,
}: ProfileFormProps) {
  const pictureId = useId()
  const form = useForm<ProfileValues & { picture: string }>({
    defaultValues: { ...initial, picture: '' },
  })
  const { register, handleSubmit, clearErrors, formState, getValues } = form
  const { errors } = formState

  const save = handleSubmit((typed) => {
    const values = plainProfile(typed)
    const found = {
      ...(picture === undefined && { picture: profileCopy.pictureRequired }),
      ...findProfileErrors(values),
    }
    if (Object.keys(found).length === 0) return onSave(values)
    showErrors(form, Object.entries(found))
    // It comes first, and the form knows no field of that name.
    if (found.picture) document.getElementById(pictureId)?.focus()
  })
  const field = (name: keyof ProfileValues) => ({
    ...register(name),
    label: fields[name],
    required: true,
    error: errors[name]?.message,
  })
  return (
    <AccountForm
      noValidate
      aria-label={profileCopy.tabs.profile}
      onSubmit={submitInputs(form, save)}
    >
      <Note>{profileCopy.allRequired}</Note>
      <PicturePicker
        id={pictureId}
        name={`${getValues('firstName')} ${getValues('lastName')}`}
        src={picture}
        error={pictureError ?? (picture ? undefined : errors.picture?.message)}
        onPick={(picked) => {
          clearErrors('picture')
          onPickPicture(picked)
        }}
      />
      <AccountFields>
        <TextInput {...field('firstName')} {...nameInputs.firstName} />
        <TextInput {...field('lastName')} {...nameInputs.lastName} />
        <TextInput {...field('email')} type="email" autoComplete="email" />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      </AccountFields>
      <Button {...saveButton} />
    </AccountForm>
  )
}
