import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Hint } from '@ui/listing/Hint'
import { Icon } from '@ui/text/Icon'
import { ICON_PENCIL } from '@ui/text/icons'

const advice: Advice = {
  do: {
    why: 'The button works without it; the hint adds who may press it.',
    show: () => (
      <Hint text="Only before the first night">
        {(id) => (
          <Button variant="outlined" aria-describedby={id}>
            Change dates
          </Button>
        )}
      </Hint>
    ),
  },
  dont: {
    why: 'A finger never sees the reason: write it below a button that is off.',
    show: () => (
      <Hint text="Choose your dates first">
        {(id) => (
          <Button variant="contained" disabled aria-describedby={id}>
            Book now
          </Button>
        )}
      </Hint>
    ),
  },
}

/**
 * A word beside a control, on hover and on focus. The product has one, Hint, which needs no script; MUI's Tooltip is
 * not used.
 *
 * @avoid For what guests need to go on: text below the control. For a control that opens: Popover.
 * @a11y It describes its control (`aria-describedby`). Escape hides it while the control keeps the focus.
 */
const meta = {
  title: 'ui/theme/Tooltip',
  component: Hint,
  parameters: { advice },
  args: {
    text: 'Only before the first night',
    children: (id) => (
      <IconButton aria-label="Change the dates" aria-describedby={id}>
        <Icon path={ICON_PENCIL} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hint>

export default meta
type Story = StoryObj<typeof meta>

/** Point at the button, or give it the focus. */
export const Default: Story = {}

export const OnWords: Story = {
  args: {
    children: (id) => (
      <Button variant="outlined" aria-describedby={id}>
        Change dates
      </Button>
    ),
  },
}
