import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Advice } from '@stories/advice'
import { Illustration } from '@ui/feedback/Illustration'

const advice: Advice = {
  do: {
    why: 'It is above a sentence that says the same in words.',
    show: () => (
      <div style={{ textAlign: 'center' }}>
        <Illustration name="saved" />
        <p>No saved homes yet</p>
      </div>
    ),
  },
  dont: {
    why: 'Within a line of text it is ten times too tall: Icon has the height of the text.',
    show: () => (
      <p style={{ display: 'flex', alignItems: 'center' }}>
        <Illustration name="bell" /> 3 new messages
      </p>
    ),
  },
}

const meta = {
  title: 'ui/feedback/Illustration',
  component: Illustration,
  parameters: { advice },
  args: { name: 'no-results' },
} satisfies Meta<typeof Illustration>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Saved: Story = { args: { name: 'saved' } }
export const Bookings: Story = { args: { name: 'bookings' } }
export const Bell: Story = { args: { name: 'bell' } }
export const Offline: Story = { args: { name: 'offline' } }
export const NotFound: Story = { args: { name: 'not-found' } }
export const Failed: Story = { args: { name: 'error' } }
