import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { normaliseIdentifier, type ContactMethod } from '@domain/account/contact'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { verificationCopy } from '@domain/copy/verification-copy'
import { Fields, Form, type SentFormProps } from '@ui/form/form-parts'
import { submitInputs } from '@ui/form/input-values'
import { offProps } from '@ui/form/off-props'
import { SubmitButton } from '@ui/form/SubmitButton'
import { useRefusedFields } from '@ui/form/use-refused-fields'
import { AuthHeading } from './AuthHeading'
import { checkSignUpContact } from './contact-checks'
import { ContactField } from './ContactField'
import { FormFailure } from './FormFailure'
import { LoginLink } from './LoginLink'

export interface SignUpContactFormProps extends SentFormProps {
  /** Contact method chosen in step 1. */
  method: ContactMethod
  /** Value typed on an earlier visit to this step. */
  initial?: string | undefined
  /**
   * Callback fired on every keystroke, so that the page can restore the text when the guest goes
   * back and forth.
   */
  onContactChange?: ((typed: string) => void) | undefined
  /** Callback fired with a valid, normalised email address or phone number. */
  onSubmit: (contact: string) => void
  /** Callback fired on a click on 'Back'. */
  onBack: () => void
}

const places = {
  email: { email: { field: 'contact', message: validationCopy.email } },
  phone: { phone: { field: 'contact', message: validationCopy.phoneDigits } },
} as const

/**
 * Step 2 of signing up: asks for the email address or the phone number.
 *
 * @avoid For a change of the contact later: the Profile tab has it.
 * @a11y The only field has the focus. Back is a button after the submit button, as on the screen.
 */
export function SignUpContactForm({
  method,
  initial = '',
  failure,
  isSubmitting = false,
  onContactChange,
  onSubmit,
  onBack,
}: SignUpContactFormProps) {
  const form = useForm({ defaultValues: { contact: initial } })
  const { register, handleSubmit, formState } = form
  useRefusedFields(form, failure, places[method])
  const words = signUpCopy.contact[method]
  const send = handleSubmit(({ contact }) => onSubmit(normaliseIdentifier(contact, method)))
  return (
    <Form noValidate onSubmit={submitInputs(form, send)}>
      <AuthHeading step={2} title={words.heading} intro={words.intro} />
      <FormFailure failure={failure} places={places[method]} />
      <Fields isHeld={isSubmitting}>
        <ContactField
          {...register('contact', {
            validate: (text) => checkSignUpContact(text, method),
            onChange: (event: { target: { value: string } }) =>
              onContactChange?.(event.target.value),
          })}
          method={method}
          hint={method === 'phone' ? signUpCopy.phoneHint : undefined}
          autoFocus
          error={formState.errors.contact?.message}
        />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={verificationCopy.sending}>
        {words.submit}
      </SubmitButton>
      <Button fullWidth onClick={onBack} {...offProps(isSubmitting)}>
        {signUpCopy.back}
      </Button>
      <LoginLink />
    </Form>
  )
}
