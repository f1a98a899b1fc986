import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import {
  cancelledBooking,
  makeBooking,
  pendingBooking,
  completedBooking,
} from '@tests/fixtures/make-booking'
import { longName } from '@tests/fixtures/make-listing'
import { BookedListingSummary } from '@ui/booking/BookedListingSummary'
import { RatingBlock } from '@ui/booking/RatingBlock'

const { listing } = pendingBooking

const advice: Advice = {
  do: {
    why: "The stay is still to come, so that the listing's rating is the only one.",
    show: () => <BookedListingSummary booking={pendingBooking} showsRating />,
  },
  dont: {
    why: 'RatingBlock rates a completed stay: a second rating leaves open which is which.',
    show: () => (
      <>
        <BookedListingSummary booking={completedBooking} showsRating />
        <RatingBlock rating={4} count={1394} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookedListingSummary',
  id: 'ui-booking-bookedlistingsummary',
  component: BookedListingSummary,
  parameters: { advice },
  args: { booking: pendingBooking, showsRating: true },
} satisfies Meta<typeof BookedListingSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-02', 'req:BD-06'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Date and Listing Name' }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: listing.name })).toBeVisible()
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(canvasElement).toHaveTextContent(listing.description ?? '-')
    await expect(canvasElement).toHaveTextContent('Jan 20 – 23, 2026')
    await expect(canvasElement).toHaveTextContent(`${listing.rating}/5`)
  },
}

/** A completed booking shows its rating in the rating block instead. */
export const WithoutRating: Story = {
  tags: ['req:BD-06'],
  args: { showsRating: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('/5')
  },
}

/** How long it is until the stay begins stands above the total. */
export const Ahead: Story = {
  args: { startsIn: 13 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In 13 days')).toBeVisible()
  },
}

/** After a stay that has ended or was cancelled the next step is to book the home again. */
export const Again: Story = {
  args: { booking: cancelledBooking, againHref: '/propertydetail/one-photo' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Book this home again' }),
    ).toHaveAttribute('href', '/propertydetail/one-photo')
  },
}

/** Only the name is left of a listing that no longer exists. */
export const NameOnly: Story = {
  args: { booking: makeBooking({ listing: { name: 'A Home That Has Closed' } }) },
}
/** The listing's name replaces a description that the host left out. */
export const NoDescription: Story = {
  args: {
    booking: makeBooking({
      listing: { ...listing, listingImg: [{ fileUrl: '/photos/lagoon-loft-living.webp' }] },
    }),
  },
}
export const FailedPhoto: Story = {
  args: {
    booking: makeBooking({
      listing: { ...listing, listingImg: [{ fileUrl: '/photos/gone.webp' }] },
    }),
  },
}
export const LongName: Story = { args: { booking: makeBooking({ listing: longName }) } }
export const LongWord: Story = {
  args: { booking: makeBooking({ listing: { name: 'w'.repeat(300) } }) },
}
