import CircularProgress from '@mui/material/CircularProgress'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeBookings } from '@tests/fixtures/make-booking'
import { BookingItems } from '@ui/booking/BookingItems'
import { BookingItemsSkeleton } from '@ui/booking/BookingItemsSkeleton'
import { BookingListItem } from '@ui/booking/BookingListItem'

const advice: Advice = {
  do: {
    why: 'The rows have the boxes of the bookings, so nothing moves when those come.',
    show: () => <BookingItemsSkeleton />,
  },
  dont: {
    why: 'A spinner alone leaves no room, and everything below it jumps.',
    show: () => <CircularProgress aria-label="Loading" />,
  },
  isWide: true,
}

const rows = (
  <BookingItems>
    {makeBookings(3).map((booking) => (
      <BookingListItem key={booking._id} booking={booking} href="?" />
    ))}
  </BookingItems>
)

const meta = {
  title: 'product/booking/BookingItemsSkeleton',
  id: 'ui-booking-bookingitemsskeleton',
  component: BookingItemsSkeleton,
  parameters: { advice },
} satisfies Meta<typeof BookingItemsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Its rows are as tall as those of the bookings. */
export const AsTallAsBookings: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <BookingItemsSkeleton />
      {rows}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, bookings] = within(canvasElement)
      .getAllByRole('list', { hidden: true })
      .map((list) => list.getBoundingClientRect().height)
    await expect(skeleton).toBe(bookings)
  },
}
