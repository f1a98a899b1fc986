import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeListings } from '@tests/fixtures/make-listing'
import { SectionCard } from '@ui/layout/SectionCard'
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

const advice: Advice = {
  do: {
    why: 'Cards of one kind line up in rows, from one column to five.',
    show: () => (
      <ListingGrid label="Homes" columns={3}>
        {cards(3)}
      </ListingGrid>
    ),
  },
  dont: {
    why: 'Cards of text have different heights, and leave holes in its rows: CardColumns.',
    show: () => (
      <ListingGrid label="Your account" columns={3}>
        <SectionCard title="Profile">Your name and how hosts reach you.</SectionCard>
        <SectionCard title="Password">
          Changed in January. Choose another one if somebody knows it.
        </SectionCard>
        <SectionCard title="Payment">Bank Transfer</SectionCard>
      </ListingGrid>
    ),
  },
  isWide: true,
}

const meta = {
  title: 'product/listing/ListingGrid',
  id: 'ui-listing-listinggrid',
  component: ListingGrid,
  parameters: { advice },
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
/** Eight cards in a window of 1920 pixels are two full rows. */
export const FourAtMost: Story = {
  args: { children: cards(8), columns: 4 },
  decorators: inRoom('105rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(4),
}
/** As wide as the frame of a window of 1700 pixels. */
export const FiveColumns: Story = {
  args: { children: cards(10) },
  decorators: inRoom('101.25rem'),
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(5),
}
