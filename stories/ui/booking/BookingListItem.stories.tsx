import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import type { Advice } from '@stories/advice'
import {
  cancelledBooking,
  completedBooking,
  confirmedBooking,
  makeBooking,
  orphanBooking,
  pendingBooking,
  zeroNightBooking,
} from '@tests/fixtures/make-booking'
import {
  allPhotosFail,
  emojiName,
  longestName,
  longestWord,
  rightToLeftName,
} from '@tests/fixtures/odd-listings'
import { BookingListItem } from '@ui/booking/BookingListItem'

const advice: Advice = {
  do: {
    why: 'Only the next stay has the mark, so that it is found at once.',
    show: () => (
      <>
        <BookingListItem booking={confirmedBooking} href="#next" startsIn={3} />
        <BookingListItem booking={pendingBooking} href="#later" />
      </>
    ),
  },
  dont: {
    why: 'Marked on every stay, the mark singles out none.',
    show: () => (
      <>
        <BookingListItem booking={confirmedBooking} href="#next" startsIn={3} />
        <BookingListItem booking={pendingBooking} href="#later" startsIn={13} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingListItem',
  id: 'ui-booking-bookinglistitem',
  component: BookingListItem,
  parameters: { advice },
  args: { booking: pendingBooking, href: paths.booking(pendingBooking._id) },
} satisfies Meta<typeof BookingListItem>

export default meta
type Story = StoryObj<typeof meta>

/** The next stay is tinted, and the row says when it begins. */
export const Default: Story = {
  tags: ['req:MYB-07', 'req:MYB-08'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      args.href,
    )
    await expect(canvas.getByRole('link', { name: args.booking.listing.name })).toHaveAttribute(
      'href',
      args.href,
    )
    await expect(canvas.getByText('Jan 20 – 23, 2026 · 3 nights · 2 guests')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('₦64,500')
  },
}

/** The next stay is tinted, and says when it begins. */
export const NextStay: Story = {
  args: { booking: confirmedBooking, startsIn: 24 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In 24 days')).toBeVisible()
  },
}
export const Tomorrow: Story = {
  args: { startsIn: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tomorrow')).toBeVisible()
  },
}

/**
 * On phones only the title leads to the booking. View Details is shown without a target.
 */
export const OnPhones: Story = {
  tags: ['req:MYB-09'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /View Details/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /View Details/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: args.booking.listing.name })).toBeVisible()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Confirmed: Story = { args: { booking: confirmedBooking } }
export const Completed: Story = { args: { booking: completedBooking } }
export const Cancelled: Story = { args: { booking: cancelledBooking } }
export const ZeroNights: Story = { args: { booking: zeroNightBooking } }
/** The least that another backend must return about a booking. */
export const SaysLittle: Story = {
  args: {
    booking: makeBooking({
      status: 'Refunded',
      travelersNo: undefined,
      totalPrice: undefined,
      listing: { name: 'Unnamed listing' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Refunded')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|Total/)
  },
}

/** Photos given as plain URLs, and a listing that no longer exists. */
export const PlainPhotos: Story = { args: { booking: orphanBooking } }
export const NoPhoto: Story = {
  args: { booking: makeBooking({ listing: { name: 'A Home Without a Photo' } }) },
}
export const LongName: Story = {
  args: {
    booking: makeBooking({
      totalPrice: 123_456_789.5,
      travelersNo: 112,
      listing: {
        ...pendingBooking.listing,
        name: 'The Very Quiet House at the End of the Lagoon with a Terrace, a Garden & a Library of Four Thousand Books',
      },
    }),
  },
}

const bookingOf = (listing: Listing, totalPrice?: number) =>
  makeBooking({
    listing: {
      ...pendingBooking.listing,
      name: listing.name,
      listingImg: listing.listingImg ?? [],
    },
    ...(totalPrice !== undefined && { totalPrice }),
  })

export const LongestName: Story = { args: { booking: bookingOf(longestName) } }
export const LongWord: Story = { args: { booking: bookingOf(longestWord) } }
export const PhotoFails: Story = { args: { booking: bookingOf(allPhotosFail) } }
export const EmojiName: Story = { args: { booking: bookingOf(emojiName) } }
export const RightToLeftName: Story = { args: { booking: bookingOf(rightToLeftName) } }
export const FreeOfCharge: Story = { args: { booking: makeBooking({ totalPrice: 0 }) } }
export const HugePrice: Story = { args: { booking: makeBooking({ totalPrice: 1e12 }) } }
