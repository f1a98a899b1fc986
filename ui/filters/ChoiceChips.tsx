import { styled } from '@mui/material/styles'
import type { FilterOption } from './filter-options'

export interface ChoiceChipsProps<Value extends string | number | undefined> {
  /** Values with their labels, in order. */
  options: readonly FilterOption<Value>[]
  /** Values of the selected chips. */
  selected: readonly Value[]
  /** Callback fired on a click on a chip, selected or not. */
  onToggle: (value: Value) => void
  /** Disables all chips. False by default. */
  disabled?: boolean | undefined
}

/**
 * Row of toggle chips for a few choices. A selected chip has a frame and a tint, and screen readers
 * announce it as pressed.
 *
 * @avoid For exactly one required choice: ChoiceGroup.
 * @a11y Toggle buttons with `aria-pressed`; each is a tab stop.
 */
export function ChoiceChips<Value extends string | number | undefined>({
  options,
  selected,
  onToggle,
  disabled = false,
}: ChoiceChipsProps<Value>) {
  return (
    <ChipRow>
      {options.map(({ value, label }) => (
        <Chip
          key={String(value)}
          type="button"
          aria-pressed={selected.includes(value)}
          disabled={disabled}
          onClick={() => onToggle(value)}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** Row of the chips and of their skeletons. */
export const ChipRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  minHeight: theme.size.touch,
  minWidth: theme.spacing(7),
  maxWidth: '100%',
  padding: theme.spacing(0.75, 2),
  border: `thin solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: theme.transitions.create('background-color', {
    duration: theme.transitions.duration.shortest,
  }),
  '&:hover:not(:disabled)': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    // An inset shadow widens the border without a shift, and it is visible without colours too.
    boxShadow: `inset 0 0 0 0.0625rem ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.actionTint,
  },
  '&:disabled': {
    cursor: 'default',
    borderColor: theme.vars.palette.line,
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
  },
}))
