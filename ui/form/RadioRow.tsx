import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'

export interface RadioRowProps {
  /** Name shared by all rows of a group, so that the browser allows only one choice. */
  name: string
  /** Text of the choice. */
  label: string
  /** Text that screen readers hear after the label. */
  note?: string | undefined
  /** Decorative icon before the label. */
  icon?: ReactNode | undefined
  /** Whether the choice is selected. */
  isChecked: boolean
  /** Callback fired when the guest selects the choice. */
  onSelect: () => void
  /**
   * Look of the row: 'segments' is one part of a shared frame, and 'rows' (the default) a separate
   * framed row; 'list' is a row of one list with hairlines.
   */
  variant?: 'segments' | 'rows' | 'list' | undefined
}

/**
 * One choice of a ChoiceGroup: a native radio button, styled as a segment or as a row with a mark.
 *
 * @avoid Alone: ChoiceGroup gives it a group and a name.
 * @a11y A native radio button. The note follows the label for screen readers.
 */
export function RadioRow({
  name,
  label,
  note,
  icon,
  isChecked,
  onSelect,
  variant = 'rows',
}: RadioRowProps) {
  return (
    <Frame data-variant={variant} data-checked={isChecked}>
      <Mark
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onSelect}
        aria-label={note && `${label}, ${note}`}
      />
      {icon}
      <span>{label}</span>
    </Frame>
  )
}

const Frame = styled('label')(({ theme }) => ({
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
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: 2,
  },
  '&[data-variant="rows"]': {
    padding: theme.spacing(1.5, 2),
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.outline,
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
      borderBlockEndWidth: 1,
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: theme.vars.palette.line,
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
