import { useForm, useWatch } from 'react-hook-form'
import { meetsPolicy, normalisePassword } from '@domain/account/passwords'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { Fields, Form, type SentFormProps } from '@ui/form/form-parts'
import { submitInputs } from '@ui/form/input-values'
import { PasswordInput } from '@ui/form/PasswordInput'
import { SubmitButton } from '@ui/form/SubmitButton'
import { useRefusedFields } from '@ui/form/use-refused-fields'
import { AuthHeading } from './AuthHeading'
import { FormFailure } from './FormFailure'
import { NewPasswordField } from './NewPasswordField'

export interface ResetPasswordFormProps extends SentFormProps {
  /** Email address or phone number of the account. */
  identifier: string
  /**
   * Callback fired with the new password when it fulfils the rules and matches its confirmation.
   */
  onSubmit: (newPassword: string) => void
}

const POLICY = 'reset'
const places = {
  newPassword: { field: 'password', message: validationCopy.passwordCriteria },
} as const

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
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const { register, control, handleSubmit, setError, setFocus, formState } = form
  useRefusedFields(form, failure, places)
  const typed = useWatch({ control, name: 'password' })
  const { errors } = formState
  // Only one error shows at a time, and a mismatch comes first.
  const send = handleSubmit(({ password, confirmation }) => {
    const isSame = normalisePassword(password) === normalisePassword(confirmation)
    const fault = !isSame
      ? { field: 'confirmation' as const, message: validationCopy.passwordsDiffer }
      : { field: 'password' as const, message: validationCopy.passwordCriteria }
    if (isSame && meetsPolicy(POLICY, password)) return onSubmit(password)
    setError(fault.field, { message: fault.message })
    setFocus(fault.field)
  })
  return (
    <Form noValidate onSubmit={submitInputs(form, send)}>
      <AuthHeading
        title={resetPasswordCopy.heading}
        intro={resetPasswordCopy.intro(identifier)}
        takesFocus
      />
      <FormFailure failure={failure} places={places} />
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
