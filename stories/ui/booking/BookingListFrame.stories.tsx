import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { bookingsOfEveryStatus } from '@tests/fixtures/make-booking'
import { BookingListFrame } from '@ui/booking/BookingListFrame'
import { BookingListItem } from '@ui/booking/BookingListItem'
import { BookingsPager } from '@ui/booking/BookingsPager'

const meta = {
  title: 'ui/booking/BookingListFrame',
  component: BookingListFrame,
  args: {
    id: 'bookings',
    children: (
      <>
        {bookingsOfEveryStatus.map((booking) => (
          <BookingListItem key={booking._id} booking={booking} href="?" />
        ))}
        <BookingsPager page={1} pages={2} onPageChange={() => {}} />
      </>
    ),
  },
} satisfies Meta<typeof BookingListFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A line above the list explains what the tab contains. */
export const WithHint: Story = { args: { hint: bookingsCopy.upcomingHint } }
