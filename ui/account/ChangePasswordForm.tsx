import Button from '@mui/material/Button'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { profileCopy } from '@domain/copy/profile-copy'
import { submitInputs } from '@ui/form/input-values'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordInput } from '@ui/form/PasswordInput'
import { showErrors } from '@ui/form/use-refused-fields'
import { AccountFields, AccountForm, Note, saveButton } from './account-parts'
import { findPasswordErrors, type PasswordValues } from './password-checks'

export interface ChangePasswordFormProps {
  /**
   * Callback fired when the new password is valid. It receives no password, and the form clears
   * itself first.
   */
  onSave: () => void
}

const blank: PasswordValues = { oldPassword: '', newPassword: '', confirmation: '' }
const { fields } = profileCopy

/**
 * Form of the Password Management tab. The rules are ticked while the guest types the new password.
 *
 * @avoid For a guest who has forgotten the password: ResetPasswordForm asks for no old one.
 * @a11y A named form. Rules are announced as a count while typing, and the first invalid field
 * takes the focus on submit.
 */
export function ChangePasswordForm({ onSave }: ChangePasswordFormProps) {
  const form = useForm<PasswordValues>({ defaultValues: blank })
  const { register, control, handleSubmit, reset, formState } = form
  const typed = useWatch({ control, name: 'newPassword' })
  const rulesId = useId()
  const field = (name: keyof PasswordValues, label: string) => ({
    ...register(name),
    label,
    required: true,
    error: formState.errors[name]?.message,
  })
  const save = handleSubmit((values) => {
    const found = Object.entries(findPasswordErrors(values))
    if (found.length > 0) return showErrors(form, found)
    reset(blank)
    onSave()
  })
  return (
    <AccountForm
      noValidate
      aria-label={profileCopy.tabs.password}
      onSubmit={submitInputs(form, save)}
    >
      <Note>{profileCopy.allRequired}</Note>
      <PasswordInput
        {...field('oldPassword', fields.oldPassword)}
        autoComplete="current-password"
      />
      <AccountFields>
        <PasswordInput
          {...field('newPassword', fields.newPassword)}
          autoComplete="new-password"
          aria-describedby={rulesId}
        />
        <PasswordInput
          {...field('confirmation', fields.confirmPassword)}
          autoComplete="new-password"
        />
      </AccountFields>
      <PasswordChecklist id={rulesId} policy="change" password={typed} />
      <Button {...saveButton} />
    </AccountForm>
  )
}
