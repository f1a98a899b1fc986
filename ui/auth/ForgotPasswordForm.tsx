import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { normaliseIdentifier, type ContactMethod } from '@domain/account/contact'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { verificationCopy } from '@domain/copy/verification-copy'
import { paths } from '@domain/paths'
import { Fields, Form, type SentFormProps } from '@ui/form/form-parts'
import { submitInputs } from '@ui/form/input-values'
import { SubmitButton } from '@ui/form/SubmitButton'
import { useRefusedFields } from '@ui/form/use-refused-fields'
import { TouchLink } from '@ui/link/TouchLink'
import { AuthHeading } from './AuthHeading'
import { checkIdentifier } from './contact-checks'
import { ContactField } from './ContactField'
import { FormFailure } from './FormFailure'
import { MethodChoice } from './MethodChoice'

interface ForgotPasswordValues {
  method: ContactMethod
  /** Email address or phone number, as typed. */
  identifier: string
}

export interface ForgotPasswordFormProps extends SentFormProps {
  /** Values that the form starts with. Blank with the email method by default. */
  initial?: Partial<ForgotPasswordValues> | undefined
  /** Callback fired with the chosen method and the normalised identifier when the form is valid. */
  onSubmit: (values: ForgotPasswordValues) => void
}

const places = {
  email: { email: { field: 'identifier', message: validationCopy.email } },
  // The request has one name for both.
  phone: { email: { field: 'identifier', message: validationCopy.phone } },
} as const

/**
 * Step 1 of resetting a password: asks where to send the link and the code.
 *
 * @avoid For a guest who knows the password: ChangePasswordForm is in the settings.
 * @a11y The method is a radio group before the field. Failures are alerts above the fields.
 */
export function ForgotPasswordForm({
  initial,
  failure,
  isSubmitting = false,
  onSubmit,
}: ForgotPasswordFormProps) {
  const form = useForm<ForgotPasswordValues>({
    defaultValues: { method: 'email', identifier: '', ...initial },
  })
  const { register, control, setValue, clearErrors, handleSubmit, formState } = form
  const method = useWatch({ control, name: 'method' })
  useRefusedFields(form, failure, places[method])
  const send = handleSubmit(({ identifier }) =>
    onSubmit({ method, identifier: normaliseIdentifier(identifier, method) }),
  )
  return (
    <Form noValidate onSubmit={submitInputs(form, send)}>
      <AuthHeading title={forgotPasswordCopy.heading} intro={forgotPasswordCopy.intro} />
      <FormFailure failure={failure} places={places[method]} />
      <Fields isHeld={isSubmitting}>
        <MethodChoice
          label={forgotPasswordCopy.contactMethod}
          value={method}
          onChange={(chosen) => {
            setValue('method', chosen)
            clearErrors('identifier')
          }}
        />
        <ContactField
          {...register('identifier', {
            validate: (text, values) => checkIdentifier(text, values.method),
          })}
          method={method}
          autoComplete="username"
          error={formState.errors.identifier?.message}
        />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={verificationCopy.sending}>
        {forgotPasswordCopy.submit}
      </SubmitButton>
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        <TouchLink href={paths.login} underline="always">
          {forgotPasswordCopy.backToLogin}
        </TouchLink>
      </Typography>
    </Form>
  )
}
