import OutlinedInput from '@mui/material/OutlinedInput'
import { type SxProps, type Theme } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef } from 'react'
import { describedBy } from './field-ids'
import { FieldFrame } from './FieldFrame'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  /** Label above the input. */
  label: string
  /** One sentence of help under the input. */
  hint?: string | undefined
  /** Error message. It replaces the hint. */
  error?: string | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Multi-line text input with its label. The guest can make it taller.
 *
 * @avoid For one line: TextInput.
 * @a11y A labelled native text area; hint and error describe it.
 */
export function TextArea({
  label,
  hint,
  error,
  sx,
  ref,
  id: givenId,
  rows = 4,
  required,
  disabled,
  ...native
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled, sx }}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        // MUI's autosizing textarea measures itself at every keystroke, so this is a plain one.
        inputComponent="textarea"
        slotProps={{
          input: {
            ...(native as object),
            rows,
            'aria-describedby': describedBy(id, { hint, error }),
            sx: { height: 'auto', resize: 'vertical', lineHeight: 1.55 },
          } as object,
        }}
      />
    </FieldFrame>
  )
}
