import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { photosOf } from '@domain/listing/photos'
import type { Advice } from '@stories/advice'
import { pendingBooking } from '@tests/fixtures/make-booking'
import { BookedPhoto } from '@ui/booking/BookedPhoto'
import { StayTicket } from '@ui/booking/StayTicket'

const { listing } = pendingBooking

const advice: Advice = {
  do: {
    why: 'One cover photo fills the side of the ticket.',
    show: () => (
      <StayTicket
        booking={pendingBooking}
        name={listing.name}
        title="Your stay"
        photo={<BookedPhoto photo={photosOf(listing)[0]} name={listing.name} />}
      />
    ),
  },
  dont: {
    why: 'Several photos on a ticket push its words away: Gallery shows and enlarges them.',
    show: () => (
      <StayTicket
        booking={pendingBooking}
        name={listing.name}
        title="Your stay"
        photo={
          <div style={{ display: 'grid', minHeight: '24rem' }}>
            <BookedPhoto photo={photosOf(listing)[0]} name={listing.name} />
            <BookedPhoto photo={photosOf(listing)[1]} name={listing.name} />
          </div>
        }
      />
    ),
  },
}

const meta = {
  title: 'product/booking/BookedPhoto',
  id: 'ui-booking-bookedphoto',
  component: BookedPhoto,
  parameters: { advice },
  args: { photo: photosOf(listing)[0], name: listing.name },
} satisfies Meta<typeof BookedPhoto>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-02'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toBeVisible()
  },
}

/** The listing's name replaces a description that the host left out. */
export const NoDescription: Story = {
  args: { photo: { fileUrl: '/photos/lagoon-loft-living.webp' } },
}

export const NoPhoto: Story = { args: { photo: undefined } }
export const FailedPhoto: Story = { args: { photo: { fileUrl: '/photos/gone.webp' } } }
