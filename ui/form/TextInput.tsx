import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { describedBy } from './field-ids'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

type NativeInputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'color' | 'size' | 'className'>

/**
 * Props of the input, including those of a native input, so that react-hook-form's
 * `register('email')` can be spread on it.
 */
export interface TextInputProps
  extends NativeInputProps, Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  /** Control inside the input at its right edge, such as a show button. */
  endAdornment?: ReactNode | undefined
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
  ref,
  required,
  disabled,
  ...native
}: TextInputProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled }}>
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
