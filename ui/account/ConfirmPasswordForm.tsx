import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { sessionsCopy } from '@domain/copy/sessions-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { submitInputs } from '@ui/form/input-values'
import { offProps } from '@ui/form/off-props'
import { PasswordInput } from '@ui/form/PasswordInput'
import { AccountForm, AllRequired } from './account-parts'

export interface ConfirmPasswordFormProps {
  /** Disables the button while the password is sent. */
  isBusy?: boolean | undefined
  /** Callback fired with the password. */
  onConfirm: (password: string) => void
}

/**
 * Form that asks for the password once more before something ends that cannot be undone.
 *
 * @avoid For logging in: LoginForm.
 * @a11y A named form. An empty field takes the focus and names its fault.
 */
export function ConfirmPasswordForm({ isBusy = false, onConfirm }: ConfirmPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '' } })
  const { register, handleSubmit, formState } = form
  const confirm = handleSubmit(({ password }) => onConfirm(password))
  return (
    <AccountForm
      noValidate
      aria-label={sessionsCopy.confirmTitle}
      onSubmit={submitInputs(form, confirm)}
    >
      <AllRequired>{sessionsCopy.passwordNote}</AllRequired>
      <PasswordInput
        {...register('password', { required: validationCopy.passwordRequired })}
        label={sessionsCopy.password}
        autoComplete="current-password"
        autoFocus
        required
        error={formState.errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" {...offProps(isBusy)}>
        {sessionsCopy.confirm}
      </Button>
    </AccountForm>
  )
}
