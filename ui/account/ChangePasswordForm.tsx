import Button from '@mui/material/Button'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { profileCopy } from '@domain/copy/profile-copy'
import { submitInputs } from '@ui/form/input-values'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordInput } from '@ui/form/PasswordInput'
import { AccountFields, AccountForm, Note, saveButton } from './account-parts'
import { findPasswordErrors, type PasswordErrors, type PasswordValues } from './password-checks'

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
  const { register, control, handleSubmit, reset, setError, setFocus, formState } = form
  const typed = useWatch({ control, name: 'newPassword' })
  const rulesId = useId()
  const { errors } = formState
  const show = (found: PasswordErrors) => {
    const faulty = Object.entries(found) as [keyof PasswordValues, string][]
    for (const [field, message] of faulty) setError(field, { message })
    const first = faulty[0]
    if (first) setFocus(first[0])
  }
  const save = handleSubmit((values) => {
    const found = findPasswordErrors(values)
    if (Object.keys(found).length > 0) return show(found)
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
        {...register('oldPassword')}
        label={fields.oldPassword}
        autoComplete="current-password"
        required
        error={errors.oldPassword?.message}
      />
      <AccountFields>
        <PasswordInput
          {...register('newPassword')}
          label={fields.newPassword}
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
          aria-describedby={rulesId}
        />
        <PasswordInput
          {...register('confirmation')}
          label={fields.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
        />
      </AccountFields>
      <PasswordChecklist id={rulesId} policy="change" password={typed} />
      <Button {...saveButton} />
    </AccountForm>
  )
}
