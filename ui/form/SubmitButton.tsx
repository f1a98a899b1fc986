import Button from '@mui/material/Button'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { bookNowCopy } from '@domain/copy/book-now-copy'

export interface SubmitButtonProps {
  children: ReactNode
  /**
   * Disables the button and shows `busyText` while the form is being sent, which also prevents a
   * second submission.
   */
  isBusy?: boolean | undefined
  /** Disables the button while the form is incomplete. Show the reason beside it. */
  isOff?: boolean | undefined
  /** Label while `isBusy` is true. 'Processing...' by default. */
  busyText?: string | undefined
  /** Id of the form, when the button is outside it. */
  form?: string | undefined
  sx?: SxProps<Theme> | undefined
}

/** Button that submits a form. It takes the full width of its column. */
export function SubmitButton({
  children,
  isBusy = false,
  isOff = false,
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
      disabled={isBusy || isOff}
      form={form}
      sx={sx}
    >
      {isBusy ? busyText : children}
    </Button>
  )
}
