import { mdiChevronDown } from '@mdi/js'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef } from 'react'
import { Icon } from '../text/Icon'
import { FieldFrame } from './FieldFrame'
import { describedBy } from './field-ids'

export interface NativeSelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'children' | 'multiple' | 'size'
> {
  label: string
  /** Value and word of each choice, in order. */
  options: readonly { value: string; label: string }[]
  hint?: string | undefined
  /** What is wrong, in words. */
  error?: string | undefined
  sx?: SxProps<Theme>
}

/**
 * One of a few. The system's own list: a phone opens its wheel, and it weighs nothing. MUI's own
 * native select would weigh two kilobytes more.
 */
export function NativeSelect({
  label,
  options,
  hint,
  error,
  sx,
  ref,
  id: givenId,
  required,
  disabled,
  ...native
}: NativeSelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled }} {...(sx ? { sx } : {})}>
      <Frame
        id={id}
        inputRef={ref}
        // MUI types its own inputs only; any element that takes their props will do.
        inputComponent={'select' as 'input'}
        endAdornment={<Icon path={mdiChevronDown} />}
        slotProps={{
          input: {
            ...(native as object),
            'aria-describedby': describedBy(id, { hint, error }),
            children: choices,
          } as object,
        }}
      />
    </FieldFrame>
  )
}

const Frame = styled(OutlinedInput)(({ theme }) => ({
  paddingInlineEnd: 0,
  '& > select': {
    appearance: 'none',
    paddingInlineEnd: theme.spacing(5),
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface,
  },
  // Over the list's own edge, and never in the way of a press.
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '&.Mui-disabled > svg': { color: theme.vars.palette.text.disabled },
}))
