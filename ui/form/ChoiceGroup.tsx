import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

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
          <Row
            key={choice.value}
            data-variant={variant === 'columns' ? 'rows' : variant}
            data-checked={choice.value === value}
          >
            <Mark
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.note && `${choice.label}, ${choice.note}`}
            />
            {choice.icon}
            <span>{choice.label}</span>
          </Row>
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
    border: `thin solid ${theme.vars.palette.outline}`,
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

/** Segment of a shared frame, separate framed row, or row of one list with hairlines. */
const Row = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.size.touch,
  cursor: 'pointer',
  transition: theme.transitions.create('background-color', {
    duration: theme.transitions.duration.shortest,
  }),
  '&:has(:focus-visible)': {
    outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&[data-variant="rows"]': {
    padding: theme.spacing(1.5, 2),
    border: `thin solid ${theme.vars.palette.outline}`,
    borderRadius: theme.radius.field,
    backgroundColor: theme.vars.palette.surface,
    '&:hover': { backgroundColor: theme.vars.palette.hovered },
    '&[data-checked="true"]': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.actionTint,
      fontWeight: 600,
    },
  },
  '&[data-variant="list"]': {
    flexGrow: 1,
    padding: theme.spacing(1.25, 2),
    // With large text a long word goes below the icon instead of breaking beside it.
    flexWrap: 'wrap',
    '& > span': { flex: 1, minWidth: 'min-content', overflowWrap: 'break-word' },
    '&:not(:last-of-type)': {
      borderBlockEnd: `thin solid ${theme.vars.palette.line}`,
    },
    '&:hover': { backgroundColor: theme.vars.palette.sunken },
    '&[data-checked="true"]': { backgroundColor: theme.vars.palette.actionTint, fontWeight: 600 },
    // The list cuts off a ring outside the row.
    '&:has(:focus-visible)': { outlineOffset: -2 },
  },
  '&[data-variant="segments"]': {
    ...theme.typography.body2,
    flex: '1 1 8rem',
    justifyContent: 'center',
    textAlign: 'center',
    fontWeight: 600,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: '0.5rem',
    color: theme.vars.palette.text.secondary,
    '&[data-checked="true"]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.surface,
      boxShadow: `0 0 0 0.06rem ${theme.vars.palette.outline}`,
    },
    '& > input': { position: 'absolute', opacity: 0, inset: 0, width: '100%', height: '100%' },
  },
}))

const Mark = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  borderWidth: 1.5,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.surface,
  cursor: 'inherit',
  outline: 'none',
  '&:checked': { borderWidth: '0.45rem', borderColor: theme.vars.palette.primary.main },
  '@media (forced-colors: active)': { appearance: 'auto' },
}))
