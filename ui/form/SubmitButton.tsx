import Button from '@mui/material/Button'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { bookNowCopy } from '@domain/copy/book-now-copy'

export interface SubmitButtonProps {
  children: ReactNode
  /** While sending it is off and says so, so that a second click sends nothing. */
  isBusy?: boolean
  /** Not yet: something beside it says what is missing. */
  isOff?: boolean
  busyText?: string
  /** Id of the form, when the button stands outside it. */
  form?: string | undefined
  sx?: SxProps<Theme>
}

/** The one button that sends a form, as wide as its column. */
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
