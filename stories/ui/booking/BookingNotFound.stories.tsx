import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingNotFound } from '@ui/booking/BookingNotFound'
import { InlineAlert } from '@ui/feedback/InlineAlert'

const advice: Advice = {
  do: {
    why: "The server knows no such booking, and the guest's own bookings are the way on.",
    show: () => <BookingNotFound />,
  },
  dont: {
    why: 'The request failed, so that the booking may exist: ErrorState tries again.',
    show: () => (
      <>
        <InlineAlert severity="error">Failed to fetch bookings</InlineAlert>
        <BookingNotFound />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingNotFound',
  id: 'ui-booking-bookingnotfound',
  component: BookingNotFound,
  parameters: { advice },
} satisfies Meta<typeof BookingNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Booking not found.')
    await expect(canvas.getByRole('link', { name: 'Back to bookings' })).toBeVisible()
  },
}
