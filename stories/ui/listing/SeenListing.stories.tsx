import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft, makeListing } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { SeenListing } from '@ui/listing/SeenListing'

const advice: Advice = {
  do: {
    why: 'The guest has just seen this photo and name in a card, and sees them grow.',
    show: () => <SeenListing listing={lagoonLoft} />,
  },
  dont: {
    why: 'A guest who came by a link has seen nothing, and the box stays empty: PropertySkeleton.',
    show: () => (
      <SeenListing listing={makeListing({ name: 'Loading', listingImg: [], images: [] })} />
    ),
  },
}

const meta = {
  title: 'product/listing/SeenListing',
  id: 'ui-listing-seenlisting',
  component: SeenListing,
  args: { listing: lagoonLoft },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof SeenListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lagoonLoft.name)
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(canvas.getByText('/per night', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
export const OnePhoto: Story = {
  args: { listing: makeListing({ listingImg: [makePhoto('lagoon-loft-living')] }) },
}
export const NoPhotoAndPrice: Story = {
  args: { listing: makeListing({ listingImg: [], images: [], basePrice: Number.NaN }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Image not available')
    await expect(canvasElement).not.toHaveTextContent('per night')
  },
}
