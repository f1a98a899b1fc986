import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { SubmitButton } from '@ui/form/SubmitButton'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'

interface OpenDrawerProps {
  title: string
  anchor?: 'bottom' | 'right'
}

function OpenDrawer({ title, anchor = 'bottom' }: OpenDrawerProps) {
  return (
    <Drawer
      open
      anchor={anchor}
      onClose={() => undefined}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { p: 2, gap: 2, width: anchor === 'right' ? 300 : undefined },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        <IconButton aria-label="Close">
          <Icon path={ICON_X} />
        </IconButton>
      </Box>
      <Typography>What it holds scrolls, and its button stays at the bottom.</Typography>
      <SubmitButton>Show 22 homes</SubmitButton>
    </Drawer>
  )
}

const advice: Advice = {
  do: {
    why: 'On a phone the filters come from below, near the thumb, with a cross and one button.',
    show: () => <OpenDrawer title="Filters" />,
  },
  dont: {
    why: 'A question of one sentence is lost in a drawer: AlertDialog asks it in the middle.',
    show: () => <OpenDrawer title="Log out?" />,
  },
}

/**
 * MUI's drawer, a surface that comes from an edge of a phone: from below for what belongs to the page, from
 * the right for the menu.
 *
 * @avoid On desktops, where the same content has a place in the page. For a message: AlertDialog. The filters and
 * the menu have pieces of their own: FilterDrawer and MobileMenu.
 * @a11y Give its paper the role `dialog`, `aria-modal` and a name. It keeps the focus; Escape and the way
 * back of the browser close it.
 */
const meta = {
  title: 'ui/theme/Drawer',
  component: Drawer,
  parameters: { advice, controls: { disable: true }, docs: { story: { inline: false } } },
  args: { open: true },
  globals: { viewport: { value: 'mobile' } },
  render: () => <OpenDrawer title="Filters" />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FromTheRight: Story = { render: () => <OpenDrawer title="Menu" anchor="right" /> }
