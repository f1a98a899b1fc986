import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { verificationCopy } from '@domain/copy/verification-copy'
import { blankCode, firstGap } from '@ui/form/code-digits'
import { CodeBoxes, codeIn, focusBox } from '@ui/form/CodeBoxes'
import { Fields, Form, type SentFormProps } from '@ui/form/form-parts'
import { SubmitButton } from '@ui/form/SubmitButton'
import { FormFailure } from './FormFailure'

export interface CodeEntryProps extends SentFormProps {
  /** Moves the focus to the first box when the form appears. False by default. */
  autoFocus?: boolean | undefined
  /** Callback fired with the complete six-digit code. */
  onSubmit: (code: string) => void
}

/**
 * Boxes of a six-digit code with their button. The last digit sends the code.
 *
 * @avoid Where the code belongs to a whole step with heading and resend: use CodeForm.
 * @a11y A named group of boxes. The last digit sends the code; a failure is an alert and empties
 * the boxes.
 */
export function CodeEntry({
  failure,
  isSubmitting = false,
  autoFocus = false,
  onSubmit,
}: CodeEntryProps) {
  const [digits, setDigits] = useState(blankCode)
  const [error, setError] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)
  // After a rejected code the guest retypes it from the first digit.
  useEffect(() => {
    if (failure) focusBox(group.current, 0)
  }, [failure])

  function send(event: SubmitEvent) {
    event.preventDefault()
    // A code that was filled in without an event counts too.
    const code = codeIn(group.current)
    if (code.length === digits.length) return onSubmit(code)
    setError(verificationCopy.incomplete)
    focusBox(group.current, firstGap(digits))
  }
  return (
    <Form noValidate onSubmit={send}>
      <FormFailure failure={failure} />
      <Fields isHeld={isSubmitting}>
        <CodeBoxes
          ref={group}
          label={verificationCopy.code}
          digits={digits}
          onDigitsChange={(changed) => {
            setDigits(changed)
            setError(undefined)
            const isLast = digits.includes('') || digits.at(-1) !== changed.at(-1)
            if (isLast && !changed.includes('')) onSubmit(changed.join(''))
          }}
          autoFocus={autoFocus}
          error={error}
        />
      </Fields>
      <SubmitButton isBusy={isSubmitting} busyText={verificationCopy.verifying}>
        {verificationCopy.verify}
      </SubmitButton>
    </Form>
  )
}
