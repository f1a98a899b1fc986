import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ninePhotos } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { LightboxThumbnails } from '@ui/gallery/LightboxThumbnails'

const meta = {
  title: 'ui/gallery/LightboxThumbnails',
  component: LightboxThumbnails,
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

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement)
    await userEvent.click(row.getByRole('button', { name: 'Show photo 1' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
  },
}
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
