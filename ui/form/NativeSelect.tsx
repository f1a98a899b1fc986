import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef } from 'react'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN } from '@ui/text/icons'
import { describedBy } from './field-ids'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

export interface NativeSelectProps
  extends
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children' | 'multiple' | 'size'>,
    Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  /** Value and label of each option, in order. */
  options: readonly { value: string; label: string }[]
}

/**
 * Select with the system's own list, which opens as a wheel on phones. MUI's own native select
 * would add two kilobytes.
 *
 * @avoid For two to five options: ChoiceGroup shows them at once.
 * @a11y The system's own select with its keys: arrows and typing choose.
 */
export function NativeSelect({
  label,
  options,
  hint,
  error,
  ref,
  required,
  disabled,
  ...native
}: NativeSelectProps) {
  const id = useId()
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled }}>
      <Frame
        id={id}
        inputRef={ref}
        // MUI types only its own inputs, but any element that takes their props works.
        inputComponent={'select' as 'input'}
        endAdornment={<Icon path={ICON_CHEVRON_DOWN} />}
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
  // The icon is above the select's own edge and transparent to clicks.
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '&.Mui-disabled > svg': { color: theme.vars.palette.text.disabled },
}))
