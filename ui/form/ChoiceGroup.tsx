import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { RadioRow } from './RadioRow'

export interface Choice<Value extends string> {
  /** Value of the selected choice. */
  value: Value
  label: string
  /** Text that screen readers hear after the label, for two choices with the same label. */
  note?: string
  /** Decorative icon before the label. */
  icon?: ReactNode
}

export interface ChoiceGroupProps<Value extends string> {
  /** Heading of the group. */
  label: string
  /** Choices in order. */
  choices: readonly Choice<Value>[]
  /** Value of the selected choice. */
  value: Value
  /** Callback fired with the value of the clicked choice. */
  onChange: (value: Value) => void
  /**
   * Layout of the choices: 'segments' side by side in one frame, for two or three choices; 'rows'
   * stacked (the default); 'columns' of rows, as many as there is room for; 'list' of rows in one
   * frame, with hairlines between them.
   */
  variant?: 'segments' | 'rows' | 'columns' | 'list' | undefined
  /** Hides the heading visually, where the page already shows it. Screen readers still hear it. */
  isLabelHidden?: boolean | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Choice of exactly one among a few visible options. They are native radio buttons, so the arrow
 * keys move and the group is one tab stop.
 *
 * @avoid For more than about six options: NativeSelect. For any number at once: ChoiceChips or
 * CheckboxRow.
 * @a11y A radio group with a name: one tab stop, and arrow keys choose.
 */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
  variant = 'rows',
  isLabelHidden = false,
  sx = [],
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <Box
      role="radiogroup"
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${name}-label` })}
      sx={sx}
    >
      {!isLabelHidden && (
        <Typography
          id={`${name}-label`}
          variant="body2"
          component="div"
          sx={{ mb: 0.5, fontWeight: 600 }}
        >
          {label}
        </Typography>
      )}
      <Options data-variant={variant}>
        {choices.map((choice) => (
          <RadioRow
            key={choice.value}
            name={name}
            variant={variant === 'columns' ? 'rows' : variant}
            label={choice.label}
            note={choice.note}
            icon={choice.icon}
            isChecked={choice.value === value}
            onSelect={() => onChange(choice.value)}
          />
        ))}
      </Options>
    </Box>
  )
}

const Options = styled('div')(({ theme }) => ({
  display: 'flex',
  '&[data-variant="rows"]': { flexDirection: 'column', gap: theme.spacing(1) },
  '&[data-variant="columns"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: theme.spacing(1),
  },
  '&[data-variant="list"]': {
    flexDirection: 'column',
    overflow: 'hidden',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.outline,
    borderRadius: theme.radius.field,
  },
  '&[data-variant="segments"]': {
    flexWrap: 'wrap',
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.5),
    borderRadius: theme.radius.field,
    backgroundColor: theme.vars.palette.sunken,
  },
}))
