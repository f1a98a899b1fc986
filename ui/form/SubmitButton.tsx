import Button from '@mui/material/Button'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { offProps } from './off-props'

export interface SubmitButtonProps {
  /** Label of the button. */
  children: ReactNode
  /**
   * Disables the button and shows `busyText` while the form is being sent, which also prevents a
   * second submission.
   */
  isBusy?: boolean | undefined
  /** Disables the button while the form is incomplete. Show the reason beside it. */
  isOff?: boolean | undefined
  /** Id of the text that says why the button is disabled. */
  reasonId?: string | undefined
  /** Label while `isBusy` is true. 'Processing...' by default. */
  busyText?: string | undefined
  /** Id of the form, when the button is outside it. */
  form?: string | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Button that submits a form. It takes the full width of its column.
 *
 * @avoid For an action that submits no form: MUI's Button.
 * @a11y A native submit button. While busy it is disabled and keeps the focus, and its
 * text says why.
 */
export function SubmitButton({
  children,
  isBusy = false,
  isOff = false,
  reasonId,
  busyText = bookNowCopy.processing,
  form,
  sx = [],
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      aria-describedby={isOff ? reasonId : undefined}
      {...offProps(isBusy || isOff)}
      form={form}
      // A press may show that the form is complete after all: see readInputs.
      sx={[
        isOff && { '&.Mui-disabled': { pointerEvents: 'auto' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isBusy ? busyText : children}
    </Button>
  )
}
