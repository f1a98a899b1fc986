import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeListings } from '@tests/fixtures/make-listing'
import { FavouriteButton } from '@ui/listing/FavouriteButton'
import { ListingCard } from '@ui/listing/ListingCard'
import { ListingGrid } from '@ui/listing/ListingGrid'

const cards = (count: number) =>
  makeListings(count).map((listing, index) => (
    <ListingCard
      key={listing._id}
      listing={listing}
      typeName="House"
      action={
        <FavouriteButton name={listing.name} isSaved={index % 5 === 1} onToggle={() => undefined} />
      }
    />
  ))

const meta = {
  title: 'ui/listing/ListingGrid',
  component: ListingGrid,
  args: { label: 'Homes', children: cards(12) },
} satisfies Meta<typeof ListingGrid>

export default meta
type Story = StoryObj<typeof meta>

const columnsOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('ul') ?? canvasElement).gridTemplateColumns.split(
    ' ',
  ).length

const inRoom =
  (width: string): NonNullable<Story['decorators']> =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  )

export const Default: Story = {}
export const OneListing: Story = { args: { children: cards(1) } }
export const ManyListings: Story = { args: { children: cards(60) } }
export const Busy: Story = { args: { isBusy: true } }

/** The number of columns depends on the grid's width, not on the window's. */
export const OneColumn: Story = {
  args: { children: cards(3) },
  decorators: inRoom('18rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(1),
}
export const TwoColumns: Story = {
  args: { children: cards(4) },
  decorators: inRoom('40rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(2),
}
export const ThreeColumns: Story = {
  args: { children: cards(6) },
  decorators: inRoom('60rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(3),
}
export const FourColumns: Story = {
  args: { children: cards(8) },
  decorators: inRoom('75rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(4),
}
