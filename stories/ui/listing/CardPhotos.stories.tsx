import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { swipe } from '@stories/ui/gallery/swipe'
import { lagoonLoft, ninePhotos, palmVilla } from '@tests/fixtures/make-listing'
import { makePhoto } from '@tests/fixtures/make-photo'
import { CardPhotos } from '@ui/listing/CardPhotos'

const advice: Advice = {
  do: {
    why: "In a card one photo at a time, with its arrows above the card's link.",
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <CardPhotos photos={lagoonLoft.listingImg ?? []} name={lagoonLoft.name} sizes="16rem" />
      </div>
    ),
  },
  dont: {
    why: 'Its files are at most 640 pixels wide, and blur across a page: PhotoCarousel has larger ones.',
    show: () => (
      <CardPhotos photos={lagoonLoft.listingImg ?? []} name={lagoonLoft.name} sizes="100vw" />
    ),
  },
}

const meta = {
  title: 'product/listing/CardPhotos',
  id: 'ui-listing-cardphotos',
  component: CardPhotos,
  parameters: { advice },
  args: { photos: lagoonLoft.listingImg ?? [], name: lagoonLoft.name, sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPhotos>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ThreePhotos: Story = {
  tags: ['req:CARD-02', 'req:CARD-03'],
  args: { photos: palmVilla.listingImg ?? [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(3)
    await expect(canvasElement).toHaveTextContent('+2')
    await expect(canvasElement).toHaveTextContent('2 more photos')
  },
}
export const SixPhotos: Story = {
  tags: ['req:CARD-02'],
  args: { photos: ninePhotos.listingImg?.slice(0, 6) ?? [] },
  play: async ({ canvas }) => expect(canvas.getByText('1 / 6')).toBeVisible(),
}
export const SixtyPhotos: Story = {
  args: { photos: Array.from({ length: 60 }, () => makePhoto('lagoon-loft-kitchen')) },
}
export const OnePhoto: Story = {
  tags: ['req:CARD-02', 'req:CARD-03'],
  args: { photos: [makePhoto('lagoon-loft-kitchen')] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(0)
    await expect(canvasElement).not.toHaveTextContent(/more photo/)
  },
}
export const NoPhotos: Story = { args: { photos: [] } }

/** With data saver only the first photo is loaded until the guest turns to another one. */
export const DataSaver: Story = {
  tags: ['req:CARD-02'],
  globals: { dataSaver: 'on' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('[data-dot]')).toHaveLength(5)
    await swipe(canvas.getByRole('img'), -80, 10)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
  },
}
