import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import type { Advice } from '@stories/advice'
import { GuestStepper } from '@ui/form/GuestStepper'

interface OpenPopoverProps {
  label: string
  /** Edge of the button that the popover hangs at. */
  side?: 'left' | 'right'
  children: ReactNode
}

function OpenPopover({ label, side = 'left', children }: OpenPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: 'flex', justifyContent: side === 'left' ? 'start' : 'end' }}>
      <Button ref={setAnchor} variant="outlined" aria-haspopup="dialog" aria-expanded>
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => undefined}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, p: 2 } } }}
      >
        {children}
      </Popover>
    </Box>
  )
}

const stepper = <GuestStepper value={2} maximum={4} onChange={() => undefined} />

const advice: Advice = {
  do: {
    why: 'One control opens beside its button, and the results stay in sight.',
    show: () => <OpenPopover label="Guests">{stepper}</OpenPopover>,
  },
  dont: {
    why: 'A text that only informs takes the focus: write it out, or let a Hint describe the control.',
    show: () => (
      <OpenPopover label="Guests">
        <Typography>Children under two do not count.</Typography>
      </OpenPopover>
    ),
  },
}

/**
 * MUI's popover, a surface with one control that hangs at its button. It closes by a click beside it.
 *
 * @avoid For places and actions: Menu. For more than one filter, and on phones: Drawer. For what the guest has
 * to answer: Dialog. For a filter of the search there is PillPopover.
 * @a11y Give its paper the role `dialog` and a name. It takes the focus and keeps it; Escape returns it to
 * the button, which has `aria-haspopup` and `aria-expanded`.
 */
const meta = {
  title: 'ui/theme/Popover',
  component: Popover,
  parameters: { advice, controls: { disable: true }, docs: { story: { inline: false } } },
  args: { open: true },
  render: () => <OpenPopover label="Guests">{stepper}</OpenPopover>,
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Near the end of a row it hangs at the other edge of its button. */
export const AtTheEnd: Story = {
  render: () => (
    <OpenPopover label="Guests" side="right">
      {stepper}
    </OpenPopover>
  ),
}
