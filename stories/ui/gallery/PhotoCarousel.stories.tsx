import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { PhotoCarousel } from '@ui/gallery/PhotoCarousel'

const advice: Advice = {
  do: {
    why: 'One photo at a time, with its position among the others.',
    show: () => (
      <PhotoCarousel
        photos={lagoonLoft.listingImg ?? []}
        name={lagoonLoft.name}
        onOpen={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Without words the box leaves open whether the photos are missing or still loading.',
    show: () => (
      <PhotoCarousel photos={[]} name={lagoonLoft.name} emptyText="" onOpen={() => undefined} />
    ),
  },
}

const meta = {
  title: 'ui/gallery/PhotoCarousel',
  component: PhotoCarousel,
  parameters: { advice },
  args: { photos: lagoonLoft.listingImg ?? [], name: lagoonLoft.name, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The arrows wrap at both ends, the counter follows, and a click reports the photo's index. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:GAL-01', 'test-case'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 / 5')
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 / 5')
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo 1 of 5' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(0)
  },
}

/** The ratio of the gallery on a phone. */
export const Gallery: Story = { args: { ratio: '4 / 3' } }

/** The name replaces descriptions that the host left out. */
export const NoDescriptions: Story = {
  args: { photos: [{ fileUrl: '/photos/lagoon-loft-living.webp' }] },
}

export const NoPhotos: Story = { args: { photos: [] } }

/** The booking summary has its own empty text. */
export const NoPhotosInBooking: Story = {
  tags: ['req:BN-07'],
  args: { photos: [], emptyText: 'No images available' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No images available')).toBeVisible()
  },
}
export const OnePhoto: Story = {
  args: { photos: [makePhoto('palm-villa-exterior')] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
export const SixtyPhotos: Story = {
  args: { photos: Array.from({ length: 60 }, () => makePhoto('palm-villa-living')) },
}
export const AllFail: Story = {
  tags: ['req:ERR-08'],
  args: { photos: [makePhoto('palm-villa-living', { fileUrl: '/photos/missing.webp' })] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Image not available'))
  },
}
