import Button from '@mui/material/Button'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { bookNowCopy } from '@domain/copy/book-now-copy'

export interface SubmitButtonProps {
  children: ReactNode
  /** While sending it is off and says so, so that a second click sends nothing. */
  isBusy?: boolean
  busyText?: string
  /** Id of the form, when the button stands outside it. */
  form?: string | undefined
  sx?: SxProps<Theme>
}

/** The one button that sends a form, as wide as its column. */
export function SubmitButton({
  children,
  isBusy = false,
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
      disabled={isBusy}
      form={form}
      sx={sx}
    >
      {isBusy ? busyText : children}
    </Button>
  )
}
