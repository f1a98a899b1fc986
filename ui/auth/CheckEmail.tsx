import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { Form } from '@ui/form/form-parts'
import { AuthHeading } from './AuthHeading'
import { CodeEntry, type CodeEntryProps } from './CodeEntry'
import { LoginLink } from './LoginLink'
import { Resend, type ResendProps } from './Resend'

export interface CheckEmailProps {
  /** Email address that the link was sent to. */
  email: string
  /** Props of the code's boxes. Left out where the email has a link only. */
  code?: CodeEntryProps | undefined
  /** Props of the resend button below the text. */
  resend: Omit<ResendProps, 'label'>
  /** Callback fired on a click on the button that changes the email address. */
  onChange: () => void
}

const words = signUpCopy.email

/**
 * Step 3 of signing up by email: the guest opens the link in the email or enters its code.
 *
 * @avoid When the code went to a phone: CodeForm asks for it.
 * @a11y The heading takes the focus, because the step has no first field. The code boxes are a
 * named group.
 */
export function CheckEmail({ email, code, resend, onChange }: CheckEmailProps) {
  return (
    <Form as="div">
      <AuthHeading step={3} title={words.heading} intro={words.intro(email)} takesFocus />
      <Typography>{words.next}</Typography>
      {code && (
        <>
          <Typography>{words.orCode}</Typography>
          <CodeEntry {...code} />
        </>
      )}
      <Resend {...resend} label={words.resend} />
      <Button variant="outlined" size="large" fullWidth onClick={onChange}>
        {words.change}
      </Button>
      <LoginLink />
    </Form>
  )
}
