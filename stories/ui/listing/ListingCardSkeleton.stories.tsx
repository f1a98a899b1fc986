import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { BookingItems } from '@ui/booking/BookingItems'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingCardSkeleton } from '@ui/listing/ListingCardSkeleton'

const advice: Advice = {
  do: {
    why: 'It has the boxes of the card that replaces it.',
    show: () => (
      <div style={{ maxWidth: '16rem' }}>
        <ListingCardSkeleton />
      </div>
    ),
  },
  dont: {
    why: 'A booking is a row and not a card, and the page jumps when it arrives: use Bone.',
    show: () => (
      <BookingItems>
        <ListingCardSkeleton />
      </BookingItems>
    ),
  },
}

const meta = {
  title: 'product/listing/ListingCardSkeleton',
  id: 'ui-listing-listingcardskeleton',
  component: ListingCardSkeleton,
  parameters: { advice },
} satisfies Meta<typeof ListingCardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** The skeleton is as high as the card, so nothing moves when the card appears. */
export const AsHighAsACard: Story = {
  tags: ['test-case'],
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', alignItems: 'start' }}
    >
      <ListingCardSkeleton />
      <ListingCard listing={lagoonLoft} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, card] = canvasElement.querySelector('div')?.children ?? []
    await expect(skeleton?.clientHeight).toBe(card?.clientHeight)
  },
}
