import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { PhotoStack } from '@ui/listing/PhotoStack'

const advice: Advice = {
  do: {
    why: 'The index is that of a photo, and the others wait until they are wanted.',
    show: () => (
      <div style={{ position: 'relative', maxWidth: '16rem', height: '12rem' }}>
        <PhotoStack
          photos={lagoonLoft.listingImg ?? []}
          index={0}
          name={lagoonLoft.name}
          sizes="16rem"
        />
      </div>
    ),
  },
  dont: {
    why: 'Beyond the last photo it shows nothing: begin again with the first, as PhotoCarousel does.',
    show: () => (
      <div style={{ position: 'relative', maxWidth: '16rem', height: '12rem' }}>
        <PhotoStack
          photos={lagoonLoft.listingImg ?? []}
          index={lagoonLoft.listingImg?.length ?? 0}
          name={lagoonLoft.name}
          sizes="16rem"
        />
      </div>
    ),
  },
}

const meta = {
  title: 'product/listing/PhotoStack',
  id: 'ui-listing-photostack',
  component: PhotoStack,
  parameters: { advice },
  args: { photos: lagoonLoft.listingImg ?? [], index: 0, name: lagoonLoft.name },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: '20rem', height: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoStack>

export default meta
type Story = StoryObj<typeof meta>

/** Only the photo on top is loaded. */
export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('img')).toHaveLength(1),
}
export const ThirdPhoto: Story = { args: { index: 2 } }
export const NoPhotos: Story = { args: { photos: [] } }
export const NoDescriptions: Story = {
  args: { photos: [{ fileUrl: '/photos/sunny-studio-living.webp' }], name: 'Sunny Studio' },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: 'Sunny Studio' })
    await waitFor(() => expect(photo).toBeVisible())
  },
}
