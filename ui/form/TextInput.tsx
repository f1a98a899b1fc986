import OutlinedInput from '@mui/material/OutlinedInput'
import { type SxProps, type Theme } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { describedBy } from './field-ids'
import { FieldFrame } from './FieldFrame'

type NativeInputProps = Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'className'>

/**
 * Props of the input, including those of a native input, so that react-hook-form's
 * `register('email')` can be spread on it.
 */
export interface TextInputProps extends NativeInputProps {
  /** Label above the input. */
  label: string
  /** One sentence of help under the input. */
  hint?: string | undefined
  /** Error message. It replaces the hint. */
  error?: string | undefined
  /** Control inside the input at its right edge, such as a show button. */
  endAdornment?: ReactNode | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Single-line text input with its label. MUI's TextField would add Select and Menu to the bundle.
 *
 * @avoid For a password, a price, a date or a longer text: PasswordInput, PriceFields, DateInput or
 * TextArea.
 * @a11y A labelled native input. Hint and error describe it, and an error is announced politely.
 */
export function TextInput({
  label,
  hint,
  error,
  endAdornment,
  sx,
  ref,
  id: givenId,
  required,
  disabled,
  ...native
}: TextInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled, sx }}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            ...native,
            'aria-describedby': describedBy(id, { hint, error }, native['aria-describedby']),
          },
        }}
      />
    </FieldFrame>
  )
}
