import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type ComponentPropsWithRef } from 'react'
import { describedBy } from './field-ids'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

export interface TextAreaProps
  extends
    Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>,
    Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'sx'> {}

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
  rows = 4,
  required,
  disabled,
  ...native
}: TextAreaProps) {
  const id = useId()
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
