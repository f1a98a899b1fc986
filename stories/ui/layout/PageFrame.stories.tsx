import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { PageFrame } from '@ui/layout/PageFrame'

const advice: Advice = {
  do: {
    why: 'One frame for each part of the page, so that all parts share its edges.',
    show: () => (
      <PageFrame sx={{ bgcolor: 'sunken' }}>Everything between header and footer.</PageFrame>
    ),
  },
  dont: {
    why: 'A frame in a frame adds its gutters to those outside, and the edges no longer meet.',
    show: () => (
      <PageFrame sx={{ bgcolor: 'sunken' }}>
        <PageFrame sx={{ bgcolor: 'raised' }}>Everything between header and footer.</PageFrame>
      </PageFrame>
    ),
  },
}

const meta = {
  title: 'ui/layout/PageFrame',
  component: PageFrame,
  parameters: { advice, layout: 'fullscreen' },
  args: { children: 'Everything between header and footer.', sx: { bgcolor: 'sunken' } },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BelowABar: Story = { args: { space: 'bar' } }
export const NoSpace: Story = { args: { space: 'none' } }
