import OutlinedInput from '@mui/material/OutlinedInput'
import { type SxProps, type Theme } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef } from 'react'
import { FieldFrame } from './FieldFrame'
import { describedBy } from './field-ids'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  label: string
  hint?: string | undefined
  /** What is wrong, in words. */
  error?: string | undefined
  sx?: SxProps<Theme>
}

/** Several lines of text with their label; the guest may pull it higher. */
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
    <FieldFrame {...{ id, label, hint, error, required, disabled }} {...(sx ? { sx } : {})}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        // The plain element: MUI's growing one measures itself at every key.
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
