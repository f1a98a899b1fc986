import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeListings } from '@tests/fixtures/make-listing'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'
import { Pager } from '@ui/listing/Pager'
import { ResultsFrame } from '@ui/listing/ResultsFrame'

const advice: Advice = {
  do: {
    why: 'The number belongs to the homes below it.',
    show: () => (
      <ResultsFrame total={1}>
        <ListingGrid>
          {makeListings(1).map((listing) => (
            <ListingCard key={listing._id} listing={listing} headingLevel="h2" />
          ))}
        </ListingGrid>
      </ResultsFrame>
    ),
  },
  dont: {
    why: 'These homes are not counted, and it says for ever that they are loading: ListingGrid.',
    show: () => (
      <ResultsFrame>
        <ListingGrid>
          {makeListings(1).map((listing) => (
            <ListingCard key={listing._id} listing={listing} headingLevel="h2" />
          ))}
        </ListingGrid>
      </ResultsFrame>
    ),
  },
}

const meta = {
  title: 'product/listing/ResultsFrame',
  id: 'ui-listing-resultsframe',
  component: ResultsFrame,
  parameters: { advice },
  args: {
    total: 40,
    children: (
      <>
        <ListingGrid>
          {makeListings(8).map((listing) => (
            <ListingCard key={listing._id} listing={listing} headingLevel="h2" />
          ))}
        </ListingGrid>
        <Pager page={2} pages={5} hrefFor={(page) => `?page=${page}`} />
      </>
    ),
  },
} satisfies Meta<typeof ResultsFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The count includes every match, not only those on this page. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('40 homes'),
}
export const Title: Story = { args: { isTitle: true } }
export const OneListing: Story = { args: { total: 1 } }
/** Screen readers also hear the page number, except on the first page. */
export const LaterPage: Story = {
  args: { page: 2, pages: 5 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('40 homes, page 2 of 5'),
}
/** One live region stays while the listings change places with an empty state. */
export const Empty: Story = {
  args: { total: 0, instead: 'No properties found', children: <h2>No properties found</h2> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('No properties found'),
}
export const Capped: Story = {
  args: { total: 1000, isCapped: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('1,000+ homes'),
}
/** Homes that lack a part of the search are counted apart from those that match. */
export const WithCloseMatches: Story = {
  args: { total: 22, close: 21 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('1 home and 21 close matches'),
}
export const OnlyCloseMatches: Story = {
  args: { total: 21, close: 21 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^21 close matches$/),
}
/** After a filter changes, the previous listings stay until the new ones have loaded. */
export const Busy: Story = {
  tags: ['req:HOME-12'],
  args: {
    isBusy: true,
    children: (
      <ListingGrid isBusy>
        {makeListings(8).map((listing) => (
          <ListingCard key={listing._id} listing={listing} headingLevel="h2" />
        ))}
      </ListingGrid>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Loading available properties...')).toBeVisible(),
}
