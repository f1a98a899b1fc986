import Button from '@mui/material/Button'
import { Form } from '@ui/form/form-parts'
import { AuthHeading, type AuthHeadingProps } from './AuthHeading'
import { CodeEntry, type CodeEntryProps } from './CodeEntry'
import { Resend, type ResendProps } from './Resend'

export interface CodeFormProps extends Omit<CodeEntryProps, 'autoFocus'> {
  /** Step, title and introduction above the form. */
  heading: AuthHeadingProps
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
 *
 * @avoid For codes that arrive together with a link: CheckEmail explains both.
 * @a11y The first box has the focus. Arrow keys, Home, End and Backspace move between boxes.
 */
export function CodeForm({ heading, resend, changeLabel, onChange, ...entry }: CodeFormProps) {
  return (
    <Form as="div">
      <AuthHeading {...heading} />
      <CodeEntry {...entry} autoFocus />
      <Resend {...resend} />
      <Button fullWidth onClick={onChange}>
        {changeLabel}
      </Button>
    </Form>
  )
}
