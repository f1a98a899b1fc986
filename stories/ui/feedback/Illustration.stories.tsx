import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '@ui/feedback/Illustration'

const meta = {
  title: 'ui/feedback/Illustration',
  component: Illustration,
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
