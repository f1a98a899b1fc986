import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { BOOKING_TABS, type BookingTab } from '@domain/booking/booking-status'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { moveTabFocus } from '@ui/layout/move-tab-focus'
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

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  borderBlockEndWidth: 1,
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: theme.vars.palette.line,
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    marginBlockStart: theme.spacing(1),
    '&[data-open="false"]': { display: 'none' },
  },
}))

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  minHeight: theme.size.touch,
  padding: theme.spacing(1, 2),
  border: 0,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  borderRadius: theme.spacing(1),
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.actionTint },
    [theme.breakpoints.up('md')]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: theme.spacing(2),
        insetBlockEnd: theme.spacing(-0.125),
        height: theme.spacing(0.25),
        backgroundColor: 'currentColor',
      },
    },
  },
  '&:focus-visible': { outlineOffset: theme.spacing(-0.25) },
}))
