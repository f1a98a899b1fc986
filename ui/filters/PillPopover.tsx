import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { offProps } from '@ui/form/off-props'
import { makeRoomBelow, popupProps } from '@ui/layout/popup-anchor'
import { useCloseRequest } from '@ui/layout/use-close-request'
import { FilterPill } from './FilterPill'

/** Height in pixels that the tallest of the popovers may need at the default text size. */
const POPOVER_HEIGHT = 480

export interface PillPopoverProps {
  /** Name of the filter, which is also the popover's heading. */
  label: string
  /** Short text of the chosen value, or undefined while the filter is not set. */
  value: string | undefined
  /** Example shown in place of 'Any' while the filter is not set. */
  example?: string | undefined
  /** Callback fired on a click on Clear, which removes this filter. */
  onClear: () => void
  /** Callback fired each time the popover opens, so that its options can be fetched. */
  onOpen?: (() => void) | undefined
  /** Label of the button that closes the popover, such as 'Show 22 homes'. 'Close' by default. */
  closeText?: string | undefined
  /** Control of the filter. */
  children: ReactNode
}

/**
 * Pill with a popover, which holds the control, a Clear button and a button that closes it. The
 * popover opens below the row of pills, for which the page scrolls when it has to.
 *
 * @avoid For more than one filter: FilterDrawer.
 * @a11y A modal dialog named by the filter. Escape closes it and returns the focus to the pill.
 */
export function PillPopover({
  label,
  value,
  example,
  onClear,
  onOpen,
  closeText = feedbackCopy.close,
  children,
}: PillPopoverProps) {
  const id = useId()
  const [pill, setPill] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useCloseRequest(isOpen, close)
  return (
    <FilterPill
      ref={setPill}
      label={label}
      value={value}
      placeholder={example ?? filterPanelCopy.any}
      isExample={example !== undefined}
      isOpen={isOpen}
      onOpen={() => {
        onOpen?.()
        if (pill) makeRoomBelow(pill, POPOVER_HEIGHT)
        setIsOpen(true)
      }}
    >
      <Popover
        open={isOpen}
        onClose={close}
        {...popupProps(pill, { 'aria-labelledby': id }, '22.5rem')}
      >
        <Content>
          <h2 id={id}>{label}</h2>
          {children}
          <Foot>
            <Button onClick={onClear} {...offProps(value === undefined)}>
              {filterPanelCopy.clear}
            </Button>
            <Button variant="contained" aria-live="polite" onClick={close}>
              {closeText}
            </Button>
          </Foot>
        </Content>
      </Popover>
    </FilterPill>
  )
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: theme.spacing(2.5),
  '& > h2': { ...theme.typography.h3, margin: 0 },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginInlineStart: theme.spacing(-1.5),
}))
