import { useForm, useWatch } from 'react-hook-form'
import { meetsPolicy } from '@domain/account/passwords'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { PasswordInput } from '@ui/form/PasswordInput'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Fields, Form } from './auth-form-parts'
import { AuthHeading } from './AuthHeading'
import { FormFailure, type Failure } from './FormFailure'
import { NewPasswordField } from './NewPasswordField'

export interface ResetPasswordFormProps {
  /** Email address or phone number of the account. */
  identifier: string
  /** Failure of the last request, shown as an alert above the fields. */
  failure?: Failure | undefined
  /** Disables the fields and shows the busy label while the request runs. False by default. */
  isSubmitting?: boolean | undefined
  /**
   * Callback fired with the new password when it fulfils the rules and matches its confirmation.
   */
  onSubmit: (newPassword: string) => void
}

const POLICY = 'reset'

/**
 * Form for a new password and its confirmation.
 *
 * @avoid While logged in: ChangePasswordForm asks for the old password too.
 * @a11y Errors belong to their inputs, and the hidden account name lets password managers store the
 * right pair.
 */
export function ResetPasswordForm({
  identifier,
  failure,
  isSubmitting = false,
  onSubmit,
}: ResetPasswordFormProps) {
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  })
  const typed = useWatch({ control, name: 'password' })
  const { errors } = formState
  // Only one error shows at a time, and a mismatch comes first.
  const send = handleSubmit(({ password, confirmation }) => {
    const fault =
      password !== confirmation
        ? { field: 'confirmation' as const, message: validationCopy.passwordsDiffer }
        : { field: 'password' as const, message: validationCopy.passwordCriteria }
    if (password === confirmation && meetsPolicy(POLICY, password)) return onSubmit(password)
    setError(fault.field, { message: fault.message })
    setFocus(fault.field)
  })
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <AuthHeading
        title={resetPasswordCopy.heading}
        intro={resetPasswordCopy.intro(identifier)}
        takesFocus
      />
      <FormFailure failure={failure} />
      <Fields isHeld={isSubmitting}>
        <NewPasswordField
          {...register('password')}
          label={resetPasswordCopy.newPassword}
          policy={POLICY}
          typed={typed}
          username={identifier}
          error={errors.password?.message}
        />
        <PasswordInput
          {...register('confirmation')}
          label={resetPasswordCopy.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
        />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={resetPasswordCopy.submitting}>
        {resetPasswordCopy.submit}
      </SubmitButton>
    </Form>
  )
}
