import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import type { Advice } from '@stories/advice'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR, ICON_HEART, ICON_USER } from '@ui/text/icons'

function OpenMenu({ label, children }: { label: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button ref={setAnchor} variant="outlined" aria-haspopup="menu" aria-expanded>
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => undefined}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  )
}

const places = ['My bookings', 'Saved listings', 'Profile and settings']

const advice: Advice = {
  do: {
    why: 'Few entries, each a word or two, and what ends the session stands apart.',
    show: () => (
      <OpenMenu label="Ada">
        {places.map((place) => (
          <MenuItem key={place}>{place}</MenuItem>
        ))}
        <Divider />
        <MenuItem>Logout</MenuItem>
      </OpenMenu>
    ),
  },
  dont: {
    why: 'A choice that a form sends is hidden here, and its value is not seen: NativeSelect shows it.',
    show: () => (
      <OpenMenu label="State">
        <MenuItem selected>Lagos</MenuItem>
        <MenuItem>Abuja</MenuItem>
        <MenuItem>Rivers</MenuItem>
      </OpenMenu>
    ),
  },
}

/**
 * MUI's menu, a raised list of places or actions that hangs at its button. The rows are 44 pixels high.
 *
 * @avoid For a choice in a form: NativeSelect. For controls: Popover. For the pages of the product on a
 * phone: MobileMenu.
 * @a11y The button has `aria-haspopup` and `aria-expanded`. The arrow keys move through the entries, a
 * letter leads to the next that begins with it, Enter chooses, and Escape returns the focus to the button.
 */
const meta = {
  title: 'ui/theme/Menu',
  component: Menu,
  parameters: { advice, controls: { disable: true }, docs: { story: { inline: false } } },
  args: { open: true },
  render: () => (
    <OpenMenu label="Ada">
      {places.map((place) => (
        <MenuItem key={place}>{place}</MenuItem>
      ))}
    </OpenMenu>
  ),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A selected entry, one that is off, and a line before the last. */
export const Entries: Story = {
  render: () => (
    <OpenMenu label="Entries">
      <MenuItem>Usual</MenuItem>
      <MenuItem selected>Selected</MenuItem>
      <MenuItem disabled>Disabled</MenuItem>
      <Divider />
      <MenuItem>Last</MenuItem>
    </OpenMenu>
  ),
}

export const WithIcons: Story = {
  render: () => (
    <OpenMenu label="Ada">
      {[ICON_CALENDAR, ICON_HEART, ICON_USER].map((icon, index) => (
        <MenuItem key={icon} sx={{ gap: 1.5 }}>
          <Icon path={icon} size="small" />
          {places[index]}
        </MenuItem>
      ))}
    </OpenMenu>
  ),
}
