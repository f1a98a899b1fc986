import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { resultsCopy } from '@domain/copy/results-copy'
import type { Advice } from '@stories/advice'
import { makeListings } from '@tests/fixtures/make-listing'
import { CloseMatches } from '@ui/listing/CloseMatches'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'
import { ResultsFrame } from '@ui/listing/ResultsFrame'

const cards = (
  <ListingGrid>
    {makeListings(2).map((listing) => (
      <ListingCard key={listing._id} listing={listing} headingLevel="h4" />
    ))}
  </ListingGrid>
)

const groups = [
  { heading: resultsCopy.close.place({ place: 'Lekki', words: ['pool'] }), cards },
  { heading: resultsCopy.close.state({ state: 'Lagos', words: ['pool'] }), cards },
  { heading: resultsCopy.close.elsewhere({ words: ['pool'] }), cards },
]

const advice: Advice = {
  do: {
    why: 'The matches come first, and these follow under a heading that says what they are.',
    show: () => (
      <ResultsFrame total={1}>
        <CloseMatches groups={groups} />
      </ResultsFrame>
    ),
  },
  dont: {
    why: 'These two match, but the heading makes them look like second best: ListingGrid.',
    show: () => (
      <ResultsFrame total={2}>
        <CloseMatches groups={groups} />
      </ResultsFrame>
    ),
  },
}

const meta = {
  title: 'product/listing/CloseMatches',
  id: 'ui-listing-closematches',
  component: CloseMatches,
  parameters: { advice },
  args: { groups },
} satisfies Meta<typeof CloseMatches>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing matches fully, so the section has no line above it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Close matches' })
    const inPlace = within(section).getByRole('region', { name: 'In Lekki, without a pool' })
    await expect(within(inPlace).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** One kind, such as a misspelt word. */
export const OneKind: Story = {
  args: { groups: [{ heading: resultsCopy.close.spelling(), cards }] },
}

/** The words of a long text are not repeated. */
export const ManyWords: Story = {
  args: {
    groups: [
      { heading: resultsCopy.close.place({ place: 'Lekki', words: ['pool', 'gym'] }), cards },
      { heading: resultsCopy.close.elsewhere({ words: ['pool', 'gym'] }), cards },
    ],
  },
}

/** Below matches, a line separates the two. */
export const BelowMatches: Story = {
  render: (args) => (
    <div>
      {cards}
      <CloseMatches {...args} />
    </div>
  ),
}
