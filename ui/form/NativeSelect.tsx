import { mdiChevronDown } from '@mdi/js'
import MuiNativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type SxProps, type Theme } from '@mui/material/styles'
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import { useId, type ComponentPropsWithRef } from 'react'
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

/** One of a few. The system's own list: a phone opens its wheel, and it weighs nothing. */
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
  return (
    <FieldFrame {...{ id, label, hint, error, required, disabled }} {...(sx ? { sx } : {})}>
      <MuiNativeSelect
        variant="outlined"
        IconComponent={Chevron}
        input={<OutlinedInput id={id} inputRef={ref} />}
        inputProps={
          { ...native, id, 'aria-describedby': describedBy(id, { hint, error }) } as object
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </MuiNativeSelect>
    </FieldFrame>
  )
}

function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props} aria-hidden>
      <path d={mdiChevronDown} />
    </SvgIcon>
  )
}
