import { styled } from '@mui/material/styles'
import type { ComponentPropsWithRef } from 'react'

export interface CheckboxRowProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'color' | 'size'
> {
  /** Text beside the checkbox. */
  label: string
}

/**
 * Checkbox with its label. The whole row is clickable.
 *
 * @avoid For one of several: ChoiceGroup. For a filter: ChoiceChips.
 * @a11y A native checkbox inside its label: Space toggles it, and the whole row can be clicked.
 */
export function CheckboxRow({ label, ...native }: CheckboxRowProps) {
  return (
    <Row>
      <Tick {...native} type="checkbox" />
      {label}
    </Row>
  )
}

const Row = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.size.touch,
  cursor: 'pointer',
}))

/** Native checkbox, restyled. In forced-colours mode it keeps the system's look. */
const Tick = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  borderWidth: 1.5,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: '0.375rem',
  backgroundColor: theme.vars.palette.surface,
  cursor: 'inherit',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:checked': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&::before': {
    content: '""',
    width: '0.8rem',
    height: '0.8rem',
    backgroundColor: theme.vars.palette.primary.contrastText,
    clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 18%, 84% 4%, 39% 66%)',
    transform: 'scale(0)',
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:checked::before': { transform: 'scale(1)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
}))
