import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingCardSkeleton } from '@ui/listing/ListingCardSkeleton'

const meta = {
  title: 'ui/listing/ListingCardSkeleton',
  component: ListingCardSkeleton,
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
