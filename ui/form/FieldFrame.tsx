import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { fieldIds } from './field-ids'

export interface FieldFrameProps {
  /** Id of the control. The hint and the error derive their ids from it (field-ids.ts). */
  id: string
  /** Label above the control. It is always visible and never a placeholder. */
  label: string
  /** Marks the control as required and adds an asterisk to the label. False by default. */
  required?: boolean | undefined
  /** Disables the control, which must be an MUI input. False by default. */
  disabled?: boolean | undefined
  /** One sentence of help under the control. */
  hint?: string | undefined
  /** Error message. It replaces the hint and is announced to screen readers. */
  error?: string | undefined
  /** Control. It must carry `id` and `aria-describedby`. */
  children: ReactNode
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Frame of one control: the label above it and the hint or error below it, all linked for screen
 * readers.
 *
 * @avoid Around a control that has a label of its own, such as CheckboxRow.
 * @a11y The label names the control; hint and error describe it. An error is announced politely.
 */
export function FieldFrame({
  id,
  label,
  required = false,
  disabled = false,
  hint,
  error,
  children,
  sx = [],
}: FieldFrameProps) {
  const ids = fieldIds(id)
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={Boolean(error)} sx={sx}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children}
      {hint && !error && <FormHelperText id={ids.hint}>{hint}</FormHelperText>}
      {/* The element exists before the error does, so that screen readers announce the error. */}
      <FormHelperText error id={ids.error} aria-live="polite">
        {error}
      </FormHelperText>
    </FormControl>
  )
}
