import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingNews } from '@ui/booking/BookingNews'
import { InlineAlert } from '@ui/feedback/InlineAlert'

const advice: Advice = {
  do: {
    why: 'It says by itself until when the booking waits.',
    show: () => (
      <BookingNews booking={{ status: 'Pending', heldUntil: '2026-01-07T23:30:00.000Z' }} />
    ),
  },
  dont: {
    why: 'The second alert repeats the first without the time.',
    show: () => (
      <>
        <BookingNews booking={{ status: 'Pending', heldUntil: '2026-01-07T23:30:00.000Z' }} />
        <InlineAlert severity="info">Your booking is waiting for confirmation.</InlineAlert>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingNews',
  id: 'ui-booking-bookingnews',
  component: BookingNews,
  parameters: { advice },
  args: { booking: { status: 'Pending', heldUntil: '2026-01-07T23:30:00.000Z' } },
} satisfies Meta<typeof BookingNews>

export default meta
type Story = StoryObj<typeof meta>

/** The time is that of Lagos, where the next day has begun. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/by Jan 8, 2026, 00:30/)).toBeVisible()
  },
}
export const Unconfirmed: Story = {
  args: { booking: { status: 'Cancelled', cancelReason: 'unconfirmed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Nobody confirmed this booking/)).toBeVisible()
  },
}
export const CancelledByUs: Story = {
  args: { booking: { status: 'Cancelled', cancelReason: 'operator' } },
}
export const PriceChanged: Story = {
  args: {
    booking: { status: 'Confirmed', totalPrice: 64_500, seenTotal: 54_500, priceDiffers: true },
  },
}
/** Where money may have moved, nothing says that nothing is charged. */
export const CancelledUnpaid: Story = {
  args: { booking: { status: 'Cancelled', cancelReason: 'guest' }, money: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('We have received no payment for it.')
    await expect(canvasElement).not.toHaveTextContent('charge')
  },
}
export const CancelledPaid: Story = {
  args: {
    booking: { status: 'Cancelled', cancelReason: 'operator', totalPrice: 64_500, paid: 64_500 },
    money: { supportEmail: 'help@staylet.example' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₦64,500 that you paid is to be refunded.')
    await expect(canvasElement).toHaveTextContent('write to help@staylet.example')
  },
}
export const HeldUnpaid: Story = {
  args: { booking: { status: 'Pending', heldUntil: '2026-01-07T23:30:00.000Z' }, money: {} },
}
/** Another backend names neither a time nor a reason. */
export const Unknown: Story = {
  args: { booking: { status: 'Cancelled' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
