import { mdiClose } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { ActiveFilter } from '@domain/active-filters'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { Icon } from '@ui/text/Icon'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface ActiveFilterChipsProps {
  active: readonly ActiveFilter[]
  onRemove: (filter: ActiveFilter) => void
  /** Takes all of them away. */
  onReset: () => void
}

/**
 * What is active, one chip each; a press removes it, says so, and leaves the focus at its
 * neighbour, or on the empty row when it was the last.
 */
export function ActiveFilterChips({ active, onRemove, onReset }: ActiveFilterChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const remove = (filter: ActiveFilter, index: number) => {
    // Without Reset, which goes too when one chip is left. The chip goes in a moment, its neighbour stays.
    const chips = [...(row.current?.querySelectorAll('button') ?? [])].slice(0, active.length)
    const next = active.length > 1 ? (chips[index + 1] ?? chips[index - 1]) : row.current
    next?.focus({ preventScroll: true })
    setSaid(filterPanelCopy.removed(filter.label))
    onRemove(filter)
  }
  return (
    <Row ref={row} role="group" aria-label={filterPanelCopy.activeFilters} tabIndex={-1}>
      {active.map((filter, index) => (
        <Chip key={filter.key} type="button" onClick={() => remove(filter, index)}>
          <VisuallyHidden>{filterPanelCopy.remove('')}</VisuallyHidden>
          <span>{filter.label}</span>
          <Icon path={mdiClose} size="small" />
        </Chip>
      ))}
      {active.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            row.current?.focus({ preventScroll: true })
            onReset()
          }}
        >
          {filterPanelCopy.reset}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  // It takes the focus when its last chip goes; nobody steers there.
  '&:focus-visible': { outline: 'none' },
  '&:has(> button)': { marginBlockEnd: theme.spacing(2) },
}))

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  maxWidth: '100%',
  minHeight: theme.size.touch,
  padding: theme.spacing(0.5, 1.5, 0.5, 2),
  border: 0,
  borderRadius: theme.radius.pill,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
  cursor: 'pointer',
  '&:hover': { boxShadow: `inset 0 0 0 0.0625rem ${theme.vars.palette.primary.main}` },
}))
