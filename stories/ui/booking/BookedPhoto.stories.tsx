import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { photosOf } from '@domain/listing/photos'
import { pendingBooking } from '@tests/fixtures/make-booking'
import { BookedPhoto } from '@ui/booking/BookedPhoto'

const { listing } = pendingBooking

const meta = {
  title: 'ui/booking/BookedPhoto',
  component: BookedPhoto,
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
