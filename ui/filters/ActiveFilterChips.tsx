import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import type { ActiveFilter } from '@domain/search/active-filters'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface ActiveFilterChipsProps {
  /** Active filters in display order. */
  active: readonly ActiveFilter[]
  /** Callback fired with the filter whose chip was clicked. */
  onRemove: (filter: ActiveFilter) => void
  /** Callback fired on a click on Reset, which removes all filters. */
  onReset: () => void
}

/**
 * Row with one chip for each active filter. A click removes the filter, announces it, and moves the
 * focus to the neighbouring chip, or to the empty row after the last one.
 *
 * @avoid As a way to set filters: it only removes them.
 * @a11y A named group of buttons, 'Remove …'. The focus moves to the neighbour, and a status says
 * what was removed.
 */
export function ActiveFilterChips({ active, onRemove, onReset }: ActiveFilterChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const remove = (filter: ActiveFilter, index: number) => {
    // The slice leaves out the Reset button, which disappears when only one chip is left. The focus
    // must move before the clicked chip disappears.
    const chips = [...(row.current?.querySelectorAll('button') ?? [])].slice(0, active.length)
    const next = active.length > 1 ? (chips[index + 1] ?? chips[index - 1]) : row.current
    next?.focus({ preventScroll: true })
    setSaid(filterPanelCopy.removed(filter.label))
    onRemove(filter)
  }
  return (
    <Row ref={row} role="group" aria-label={filterPanelCopy.activeFilters} tabIndex={-1}>
      {active.map((filter, index) => (
        <Chip key={filter.key} type="button" data-comes onClick={() => remove(filter, index)}>
          <VisuallyHidden>{filterPanelCopy.remove('')}</VisuallyHidden>
          <span>{filter.label}</span>
          <Icon path={ICON_X} size="small" />
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
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  // The row receives the focus when its last chip is removed, but it is not in the tab order.
  '&:focus-visible': { outline: 'none' },
  '&:not(:has(> button))': { position: 'absolute' },
}))

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  maxWidth: '100%',
  minHeight: theme.size.touch,
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(2, 1.5),
  border: 0,
  borderRadius: theme.radius.pill,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
  cursor: 'pointer',
  '&:hover': { boxShadow: `inset 0 0 0 0.0625rem ${theme.vars.palette.primary.main}` },
}))
