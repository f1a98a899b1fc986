import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ninePhotos } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { LightboxThumbnails } from '@ui/gallery/LightboxThumbnails'

const advice: Advice = {
  do: {
    why: 'Below the large photo it says where the guest is among all of them.',
    show: () => (
      <div style={{ backgroundColor: 'black' }}>
        <LightboxThumbnails
          photos={ninePhotos.listingImg ?? []}
          index={2}
          onIndexChange={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    why: 'Without the large photo nobody can see the rooms: GalleryGrid is a gallery of its own.',
    show: () => (
      <LightboxThumbnails
        photos={ninePhotos.listingImg ?? []}
        index={2}
        onIndexChange={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/gallery/LightboxThumbnails',
  component: LightboxThumbnails,
  parameters: { advice },
  args: { photos: ninePhotos.listingImg ?? [], index: 2, onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ backgroundColor: 'black' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LightboxThumbnails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The current thumbnail is visible, however many there are. */
export const SixtyPhotos: Story = {
  args: { photos: Array.from({ length: 60 }, () => makePhoto('palm-villa-living')), index: 50 },
}
export const PhotoFails: Story = {
  args: {
    photos: [
      makePhoto('palm-villa-living', { fileUrl: '/photos/missing.webp' }),
      makePhoto('palm-villa-kitchen'),
    ],
    index: 0,
  },
}
