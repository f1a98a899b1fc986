import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { fieldIds } from './field-ids'

export interface FieldFrameProps {
  /** The control's id; the words around it derive theirs from it (field-ids.ts). */
  id: string
  /** Always in sight above the control, never a placeholder. */
  label: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** One sentence of help under the control. */
  hint?: string | undefined
  /** What is wrong, in words; takes the hint's place and is announced. */
  error?: string | undefined
  /** The control; it carries `id` and `aria-describedby`. */
  children: ReactNode
  sx?: SxProps<Theme>
}

/** The words around one control: label above, hint or error below, tied to it for screen readers. */
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
      <FormLabel
        htmlFor={id}
        sx={{ mb: 0.5, typography: 'body2', fontWeight: 600, color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      {children}
      {hint && !error && <FormHelperText id={ids.hint}>{hint}</FormHelperText>}
      {/* There before the error is, so that its coming is announced. */}
      <FormHelperText
        error
        id={ids.error}
        aria-live="polite"
        sx={{ '&:empty': { display: 'none' }, fontWeight: 500 }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  )
}
