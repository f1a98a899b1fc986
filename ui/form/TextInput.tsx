import OutlinedInput from '@mui/material/OutlinedInput'
import { type SxProps, type Theme } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { FieldFrame } from './FieldFrame'
import { describedBy } from './field-ids'

type NativeInputProps = Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'className'>

/** A native input's own props too, so that `register('email')` of react-hook-form spreads on it. */
export interface TextInputProps extends NativeInputProps {
  label: string
  /** One sentence of help under the input. */
  hint?: string | undefined
  /** What is wrong, in words. */
  error?: string | undefined
  /** At the input's right edge, such as a show button. */
  endAdornment?: ReactNode
  sx?: SxProps<Theme>
}

/** One line of text with its label. MUI's TextField would bring Select and Menu with it. */
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
    <FieldFrame {...{ id, label, hint, error, required, disabled }} {...(sx ? { sx } : {})}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        endAdornment={endAdornment}
        slotProps={{ input: { ...native, 'aria-describedby': describedBy(id, { hint, error }) } }}
      />
    </FieldFrame>
  )
}
