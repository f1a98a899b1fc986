import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { normaliseIdentifier, type ContactMethod } from '@domain/account/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { Fields, Form, Row } from '@ui/form/form-parts'
import { submitInputs } from '@ui/form/input-values'
import { PasswordInput } from '@ui/form/PasswordInput'
import { SubmitButton } from '@ui/form/SubmitButton'
import { TouchLink } from '@ui/link/TouchLink'
import { AuthHeading } from './AuthHeading'
import { checkIdentifier } from './contact-checks'
import { ContactField } from './ContactField'
import { GoogleButton } from './GoogleButton'
import { MethodChoice } from './MethodChoice'

export interface LoginValues {
  method: ContactMethod
  /** Email address or phone number as typed. The form normalises it on submit. */
  identifier: string
  password: string
  /**
   * Whether to keep the method and the identifier for the next session. The password is never kept
   * (R-28).
   */
  isRemembered: boolean
}

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
 * @avoid For confirming a password inside the product: SessionsPanel asks for it.
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
  const { register, control, getValues, setValue, setError, clearErrors, formState } = form
  const { errors } = formState
  const method = useWatch({ control, name: 'method' })
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
        <MethodChoice
          label={loginCopy.contactMethod}
          value={method}
          onChange={(chosen) => {
            setValue('method', chosen)
            // The message belongs to the other contact method.
            clearErrors('identifier')
          }}
        />
        <ContactField
          {...register('identifier', {
            validate: (text, values) => checkIdentifier(text, values.method),
          })}
          method={method}
          autoComplete="username"
          error={errors.identifier?.message}
        />
        <PasswordInput
          {...register('password', {
            validate: (text) => text !== '' || validationCopy.passwordRequired,
          })}
          label={loginCopy.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <Row>
          <CheckboxRow {...register('isRemembered')} label={loginCopy.rememberMe} />
          <TouchLink href={paths.forgotPassword}>{loginCopy.forgotPassword}</TouchLink>
        </Row>
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
