import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { bookingsOfEveryStatus } from '@tests/fixtures/make-booking'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { BookingItems } from '@ui/booking/BookingItems'
import { BookingListItem } from '@ui/booking/BookingListItem'
import { ListingCard } from '@ui/listing/ListingCard'

const advice: Advice = {
  do: {
    why: 'Each item is a booking, in rows of the full width.',
    show: () => (
      <BookingItems>
        {bookingsOfEveryStatus.slice(0, 2).map((booking) => (
          <BookingListItem key={booking._id} booking={booking} href="#booking" />
        ))}
      </BookingItems>
    ),
  },
  dont: {
    why: 'In one column a card of a listing becomes as wide as the page: ListingGrid has columns for it.',
    show: () => (
      <BookingItems>
        <ListingCard listing={lagoonLoft} />
      </BookingItems>
    ),
  },
  isWide: true,
}

const meta = {
  title: 'product/booking/BookingItems',
  id: 'ui-booking-bookingitems',
  component: BookingItems,
  parameters: { advice },
  args: {
    children: bookingsOfEveryStatus.map((booking) => (
      <BookingListItem key={booking._id} booking={booking} href="?" />
    )),
  },
} satisfies Meta<typeof BookingItems>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list'))
    await expect(list.getAllByRole('article')).toHaveLength(bookingsOfEveryStatus.length)
  },
}
