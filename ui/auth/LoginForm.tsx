import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { normaliseIdentifier, type ContactMethod } from '@domain/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Fields, Form } from './auth-form-parts'
import { AuthHeading } from './AuthHeading'
import { GoogleButton } from './GoogleButton'
import { LoginFields } from './LoginFields'

export interface LoginValues {
  method: ContactMethod
  /** As typed in the form; normalised when it is submitted. */
  identifier: string
  password: string
  /** Keep method and identifier, never the password, for the next visit. */
  isRemembered: boolean
}

export interface LoginFormProps {
  /** What was remembered from the last visit. */
  initial?: Partial<Omit<LoginValues, 'password'>>
  /** Good news that led here, such as a completed profile. */
  notice?: string | undefined
  /** Why the last attempt failed, in words (section 8). */
  error?: string | undefined
  isSubmitting?: boolean
  /** Faultless values; the identifier is ready to be sent. */
  onSubmit: (values: LoginValues) => void
  /** Leaves for Google's page (section 2.3). */
  onGoogle: () => void
}

const blank: LoginValues = { method: 'email', identifier: '', password: '', isRemembered: false }

/** Login by email address or phone number, or through Google (section 2.3). */
export function LoginForm({
  initial,
  notice,
  error,
  isSubmitting = false,
  onSubmit,
  onGoogle,
}: LoginFormProps) {
  const form = useForm<LoginValues>({ defaultValues: { ...blank, ...initial } })
  const send = form.handleSubmit((values) => {
    const identifier = normaliseIdentifier(values.identifier, values.method)
    onSubmit({ ...values, identifier })
  })
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <AuthHeading title={loginCopy.heading} intro={loginCopy.intro} />
      {notice && (
        <InlineAlert severity="success" live="polite">
          {notice}
        </InlineAlert>
      )}
      {error && <InlineAlert severity="error">{error}</InlineAlert>}
      <Fields disabled={isSubmitting}>
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
