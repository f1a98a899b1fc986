import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { makeListings } from '@tests/fixtures/make-listing'
import { CloseMatches } from '@ui/listing/CloseMatches'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'

const cards = (
  <ListingGrid>
    {makeListings(2).map((listing) => (
      <ListingCard key={listing._id} listing={listing} headingLevel="h3" />
    ))}
  </ListingGrid>
)

const meta = {
  title: 'ui/listing/CloseMatches',
  component: CloseMatches,
  args: { children: cards },
} satisfies Meta<typeof CloseMatches>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing matches fully, so the section has no line above it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Close matches' })
    await expect(within(section).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Below matches, a line separates the two. */
export const BelowMatches: Story = {
  render: ({ children }) => (
    <div>
      {cards}
      <CloseMatches>{children}</CloseMatches>
    </div>
  ),
}
