import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ContactMethod } from '@domain/account/contact'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { Form } from '@ui/form/form-parts'
import { AuthHeading } from './AuthHeading'
import { GoogleButton } from './GoogleButton'
import { LoginLink } from './LoginLink'
import { MethodChoice } from './MethodChoice'

export interface SignUpStartProps {
  /** Method selected at first, when the guest returns to this step. Email by default. */
  initialMethod?: ContactMethod | undefined
  /** Callback fired with the chosen method on a click on the continue button. */
  onContinue: (method: ContactMethod) => void
  /** Callback fired on a click on the Google button. The page then leaves for Google. */
  onGoogle: () => void
}

/**
 * Step 1 of signing up: the choice of contact method, or Google.
 *
 * @avoid For logging in: LoginForm has both methods above one field.
 * @a11y A radio group, then Continue, then Google. Enter submits the chosen method.
 */
export function SignUpStart({ initialMethod = 'email', onContinue, onGoogle }: SignUpStartProps) {
  const [method, setMethod] = useState(initialMethod)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onContinue(method)
      }}
    >
      <AuthHeading step={1} title={signUpCopy.heading} intro={signUpCopy.intro} />
      <MethodChoice
        variant="rows"
        label={signUpCopy.contactMethod}
        value={method}
        onChange={setMethod}
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {signUpCopy.continue}
      </Button>
      <GoogleButton onGoogle={onGoogle} />
      <LoginLink />
    </Form>
  )
}
