import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookingListSkeleton } from '@ui/booking/BookingListSkeleton'

const meta = {
  title: 'ui/booking/BookingListSkeleton',
  component: BookingListSkeleton,
} satisfies Meta<typeof BookingListSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
