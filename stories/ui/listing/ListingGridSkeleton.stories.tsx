import type { Meta, StoryObj } from '@storybook/react-vite'
import { PAGE_SIZE } from '@domain/constants'
import type { Advice } from '@stories/advice'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { ResultsFrame } from '@ui/listing/ResultsFrame'
import { SortSelect } from '@ui/listing/SortSelect'

const advice: Advice = {
  do: {
    why: 'Nothing was there before, and the line above says that homes are loading.',
    show: () => (
      <ResultsFrame isBusy>
        <ListingGridSkeleton cards={2} />
      </ResultsFrame>
    ),
  },
  dont: {
    why: 'Another order replaces homes that are there: ListingGrid dims them until the others arrive.',
    show: () => (
      <>
        <SortSelect value="price-up" onChange={() => undefined} />
        <ListingGridSkeleton cards={2} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/ListingGridSkeleton',
  id: 'ui-listing-listinggridskeleton',
  component: ListingGridSkeleton,
  parameters: { advice },
  args: { cards: PAGE_SIZE.home },
} satisfies Meta<typeof ListingGridSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SixCards: Story = { args: { cards: 6 } }
