import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { PhotoStack } from '@ui/listing/PhotoStack'

const meta = {
  title: 'ui/listing/PhotoStack',
  component: PhotoStack,
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
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}
export const ThirdPhoto: Story = { args: { index: 2 } }
export const NoPhotos: Story = { args: { photos: [] } }
export const NoDescriptions: Story = {
  args: { photos: [{ fileUrl: '/photos/sunny-studio-living.webp' }], name: 'Sunny Studio' },
  play: async ({ canvasElement }) => {
    const photo = within(canvasElement).getByRole('img', { name: 'Sunny Studio' })
    await waitFor(() => expect(photo).toBeVisible())
  },
}
