import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PageHeading } from '@ui/layout/PageHeading'
import { ResultCount } from '@ui/listing/ResultCount'

const advice: Advice = {
  do: {
    why: 'Above the homes that match it says how many there are on all pages.',
    show: () => <ResultCount total={124} />,
  },
  dont: {
    why: 'Bookings are not homes, but it calls them so: their tabs have lines of their own.',
    show: () => (
      <>
        <PageHeading>My Bookings</PageHeading>
        <ResultCount total={3} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/ResultCount',
  id: 'ui-listing-resultcount',
  component: ResultCount,
  parameters: { advice },
  args: { total: 124 },
} satisfies Meta<typeof ResultCount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('124 homes'),
}
export const Title: Story = { args: { isTitle: true } }
export const OneListing: Story = { args: { total: 1 } }
export const NoListings: Story = { args: { total: 0 } }
export const Capped: Story = { args: { total: 1000, isCapped: true } }
/** Screen readers also hear the page number, except on the first page. */
export const LaterPage: Story = {
  args: { page: 2, pages: 11 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('124 homes, page 2 of 11'),
}
/** An empty or failed result has its own heading, so the line is for screen readers only. */
export const Instead: Story = {
  args: { instead: 'No properties found' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^No properties found$/),
}
/** The text replaces the count, so that nothing below it moves. */
export const Busy: Story = {
  tags: ['req:HOME-12'],
  args: { isBusy: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Loading available properties...'),
}
