import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { PageFrame } from '@ui/layout/PageFrame'

/** Shows how far a frame reaches. */
const tinted = { '& > *': { bgcolor: 'sunken' }, '& > * > *': { bgcolor: 'raised' } }

const advice: Advice = {
  do: {
    why: 'One frame for each part of the page, so that all parts share its edges.',
    show: () => (
      <Box sx={tinted}>
        <PageFrame>Everything between header and footer.</PageFrame>
      </Box>
    ),
  },
  dont: {
    why: 'A frame in a frame adds its gutters to those outside, and the edges no longer meet.',
    show: () => (
      <Box sx={tinted}>
        <PageFrame>
          <PageFrame>Everything between header and footer.</PageFrame>
        </PageFrame>
      </Box>
    ),
  },
}

const meta = {
  title: 'ui/layout/PageFrame',
  component: PageFrame,
  parameters: { advice, layout: 'fullscreen' },
  args: { children: 'Everything between header and footer.' },
  decorators: [
    (Story) => (
      <Box sx={tinted}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BelowABar: Story = { args: { space: 'bar' } }
export const NoSpace: Story = { args: { space: 'none' } }
