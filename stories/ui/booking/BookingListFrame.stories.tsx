import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import type { Advice } from '@stories/advice'
import { bookingsOfEveryStatus } from '@tests/fixtures/make-booking'
import { BookingItems } from '@ui/booking/BookingItems'
import { BookingListFrame } from '@ui/booking/BookingListFrame'
import { BookingListItem } from '@ui/booking/BookingListItem'
import { BookingsPager } from '@ui/booking/BookingsPager'
import { BookingTabs } from '@ui/booking/BookingTabs'
import { EmptyState } from '@ui/feedback/EmptyState'

const advice: Advice = {
  do: {
    why: 'The empty tab shows a state, and a status says so to screen readers.',
    show: () => (
      <>
        <BookingTabs selected="past" onSelect={() => undefined} panelId="advice-empty" />
        <BookingListFrame id="advice-empty" tab="past" says={bookingsCopy.empty}>
          <EmptyState
            illustration="bookings"
            title={bookingsCopy.empty}
            body={bookingsCopy.emptyHint}
          />
        </BookingListFrame>
      </>
    ),
  },
  dont: {
    why: 'An empty panel looks broken, and a screen reader hears nothing after the tab.',
    show: () => (
      <>
        <BookingTabs selected="past" onSelect={() => undefined} panelId="advice-void" />
        <BookingListFrame id="advice-void" tab="past">
          {null}
        </BookingListFrame>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingListFrame',
  id: 'ui-booking-bookinglistframe',
  component: BookingListFrame,
  parameters: { advice },
  args: {
    id: 'bookings',
    tab: 'all',
    children: (
      <>
        <BookingItems>
          {bookingsOfEveryStatus.map((booking) => (
            <BookingListItem key={booking._id} booking={booking} href="?" />
          ))}
        </BookingItems>
        <BookingsPager page={1} pages={2} onPageChange={() => {}} />
      </>
    ),
  },
} satisfies Meta<typeof BookingListFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers hear that the tab is empty, in a region that was there before. */
export const Empty: Story = {
  args: { says: bookingsCopy.empty, children: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No bookings found.')
  },
}
/** A line above the list explains what the tab contains. */
export const WithHint: Story = { args: { hint: bookingsCopy.upcomingHint } }
