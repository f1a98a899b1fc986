import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeListings } from '@tests/fixtures/make-listing'
import { CloseMatches } from '@ui/listing/CloseMatches'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'
import { ResultCount } from '@ui/listing/ResultCount'

const cards = (
  <ListingGrid>
    {makeListings(2).map((listing) => (
      <ListingCard key={listing._id} listing={listing} headingLevel="h3" />
    ))}
  </ListingGrid>
)

const advice: Advice = {
  do: {
    why: 'The matches come first, and these follow under a heading that says what they are.',
    show: () => (
      <>
        <ResultCount total={1} />
        <CloseMatches>{cards}</CloseMatches>
      </>
    ),
  },
  dont: {
    why: 'These two match, but the heading makes them look like second best: ListingGrid.',
    show: () => (
      <>
        <ResultCount total={2} />
        <p>2 homes match your search:</p>
        <CloseMatches>{cards}</CloseMatches>
      </>
    ),
  },
}

const meta = {
  title: 'ui/listing/CloseMatches',
  component: CloseMatches,
  parameters: { advice },
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
