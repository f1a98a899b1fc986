import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { verificationCopy } from '@domain/copy/verification-copy'
import { blankCode, firstGap } from '@ui/form/code-digits'
import { CodeBoxes, focusBox } from '@ui/form/CodeBoxes'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Fields, Form } from './auth-form-parts'
import { AuthHeading, type AuthHeadingProps } from './AuthHeading'
import { FormFailure, type Failure } from './FormFailure'
import { Resend, type ResendProps } from './Resend'

export interface CodeFormProps {
  /** Step, title and introduction above the form. */
  heading: AuthHeadingProps
  /** Failure of the last attempt, shown as an alert above the boxes. */
  failure?: Failure | undefined
  /** Disables the boxes and shows the busy label while the code is checked. False by default. */
  isSubmitting?: boolean | undefined
  /** Callback fired with the complete six-digit code. */
  onSubmit: (code: string) => void
  /** Props of the resend button below the form. */
  resend: ResendProps
  /** Label of the button that changes the email address or number, such as 'Use another number'. */
  changeLabel: string
  /** Callback fired on a click on the change button. */
  onChange: () => void
}

/**
 * Form for the code that was sent. It also offers to send another code or to change the email
 * address or number.
 */
export function CodeForm({
  heading,
  failure,
  isSubmitting = false,
  onSubmit,
  resend,
  changeLabel,
  onChange,
}: CodeFormProps) {
  const [digits, setDigits] = useState(blankCode)
  const [error, setError] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  // After a rejected code the guest retypes it from the first digit.
  useEffect(() => {
    if (failure) focusBox(group.current, 0)
  }, [failure])

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (!digits.includes('')) return onSubmit(digits.join(''))
    setError(verificationCopy.incomplete)
    focusBox(group.current, firstGap(digits))
  }
  return (
    <Form noValidate onSubmit={send}>
      <AuthHeading {...heading} />
      <FormFailure failure={failure} />
      <Fields disabled={isSubmitting}>
        <CodeBoxes
          ref={group}
          label={verificationCopy.code}
          digits={digits}
          onDigitsChange={(changed) => {
            setDigits(changed)
            setError(undefined)
            // The last digit sends the code.
            const isLast = digits.includes('') || digits.at(-1) !== changed.at(-1)
            if (isLast && !changed.includes('')) onSubmit(changed.join(''))
          }}
          autoFocus
          error={error}
        />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={verificationCopy.verifying}>
        {verificationCopy.verify}
      </SubmitButton>
      <Resend {...resend} />
      <Button fullWidth onClick={onChange}>
        {changeLabel}
      </Button>
    </Form>
  )
}
