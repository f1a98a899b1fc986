import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { normaliseIdentifier } from '@domain/account/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { submitInputs } from '@ui/form/input-values'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Fields, Form } from './auth-form-parts'
import { AuthHeading } from './AuthHeading'
import { GoogleButton } from './GoogleButton'
import { LoginFields, type LoginValues } from './LoginFields'

export interface LoginFormProps {
  /** Values remembered from the last login. */
  initial?: Partial<Omit<LoginValues, 'password'>> | undefined
  /** What the login is for. It stands above the heading, in place of the introduction. */
  reason?: string | undefined
  /** Success message above the form, such as that the profile is complete. */
  notice?: string | undefined
  /** Message that says why the last attempt failed. */
  error?: string | undefined
  /** Whether the server did not accept the address or the number. False by default. */
  isContactInvalid?: boolean | undefined
  /** Disables the fields and shows the busy label while the request runs. False by default. */
  isSubmitting?: boolean | undefined
  /** Callback fired with valid values. The identifier is normalised. */
  onSubmit: (values: LoginValues) => void
  /** Callback fired on a click on the Google button. The page then leaves for Google. */
  onGoogle: () => void
}

const blank: LoginValues = { method: 'email', identifier: '', password: '', isRemembered: false }

/**
 * Login form for an email address or phone number, with the Google button below.
 *
 * @avoid For confirming a password inside the product: ConfirmPasswordForm.
 * @a11y One form with one `h1`. The failure is an alert; the success after a registration is
 * announced politely.
 */
export function LoginForm({
  initial,
  reason,
  notice,
  error,
  isContactInvalid = false,
  isSubmitting = false,
  onSubmit,
  onGoogle,
}: LoginFormProps) {
  const form = useForm<LoginValues>({ defaultValues: { ...blank, ...initial } })
  const { getValues, setError } = form
  useEffect(() => {
    if (!isContactInvalid) return
    const message = validationCopy[getValues('method')]
    setError('identifier', { message }, { shouldFocus: true })
  }, [isContactInvalid, getValues, setError])
  const send = form.handleSubmit((values) => {
    const identifier = normaliseIdentifier(values.identifier, values.method)
    onSubmit({ ...values, identifier })
  })
  return (
    <Form noValidate onSubmit={submitInputs(form, send)}>
      <AuthHeading
        title={loginCopy.heading}
        reason={reason}
        intro={reason ? undefined : loginCopy.intro}
      />
      {notice && (
        <InlineAlert severity="success" live="polite">
          {notice}
        </InlineAlert>
      )}
      {error && <InlineAlert severity="error">{error}</InlineAlert>}
      <Fields isHeld={isSubmitting}>
        <LoginFields form={form} />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={loginCopy.submitting}>
        {loginCopy.submit}
      </SubmitButton>
      <GoogleButton onGoogle={onGoogle} />
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        {loginCopy.noAccount}{' '}
        <Link href={paths.signUp} underline="always">
          {loginCopy.signUp}
        </Link>
      </Typography>
    </Form>
  )
}
