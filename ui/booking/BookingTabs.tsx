import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { BOOKING_TABS, type BookingTab } from '@domain/booking/booking-status'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { moveTabFocus } from '@ui/layout/move-tab-focus'
import { WordTab, WordTabRow } from '@ui/layout/word-tabs'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface BookingTabsProps {
  /** Selected tab. */
  selected: BookingTab
  /** Callback fired with the clicked tab. */
  onSelect: (tab: BookingTab) => void
  /** Id of the list below, which has `role="tabpanel"`. */
  panelId: string
}

/**
 * Tabs that filter the bookings. On phones they collapse behind a button that names the selected
 * tab.
 *
 * @avoid For tabs with icons: TabRow.
 * @a11y Tabs of the ARIA pattern; arrow keys, Home and End move. On phones a button with
 * `aria-expanded` opens them.
 */
export function BookingTabs({ selected, onSelect, panelId }: BookingTabsProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const select = (tab: BookingTab) => {
    onSelect(tab)
    if (!isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <div>
      <Toggle
        ref={toggle}
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={<Icon path={ICON_CHEVRON_DOWN} size="small" />}
      >
        <VisuallyHidden>{`${bookingsCopy.openTabs}: `}</VisuallyHidden>
        {bookingsCopy.tabs[selected]}
      </Toggle>
      <List
        id={id}
        role="tablist"
        aria-label={bookingsCopy.tabsLabel}
        data-open={isOpen}
        onKeyDown={moveTabFocus}
      >
        {BOOKING_TABS.map((tab) => (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={`${panelId}-${tab}`}
            data-word={bookingsCopy.tabs[tab]}
            aria-selected={tab === selected}
            aria-controls={panelId}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab)}
          >
            {bookingsCopy.tabs[tab]}
          </Tab>
        ))}
      </List>
    </div>
  )
}

const Toggle = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const List = styled(WordTabRow)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    gap: 0,
    marginBlockStart: theme.spacing(1),
    '&[data-open="false"]': { display: 'none' },
  },
}))

/** On phones the tabs are a list, whose selected row is tinted. */
const Tab = styled(WordTab)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    paddingInline: theme.spacing(2),
    borderRadius: theme.spacing(1),
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.actionTint },
    '&::after': { display: 'none' },
  },
}))
