import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TotalForNights } from '@ui/booking/TotalForNights'
import { CardPrice } from '@ui/listing/CardPrice'

const advice: Advice = {
  do: {
    why: 'In a card it is the last line, as large as the others.',
    show: () => <CardPrice basePrice={45_000} />,
  },
  dont: {
    why: "Beside the total it looks like a footnote: NightPrice has the total's size.",
    show: () => (
      <>
        <CardPrice basePrice={45_000} />
        <TotalForNights total={62_500} />
      </>
    ),
  },
}

const meta = {
  title: 'product/listing/CardPrice',
  id: 'ui-listing-cardprice',
  component: CardPrice,
  parameters: { advice },
  args: { basePrice: 45_000 },
} satisfies Meta<typeof CardPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₦45,000 /per night'),
}

/** Totals are for the stay, and the search has dates. */
export const ForTheStay: Story = {
  args: { stayPrice: { nights: 4, price: 210_000 } },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('₦210,000 for 4 nights'),
}
/** The search is for one night, whose price is another than most nights'. */
export const ForOneNight: Story = {
  args: { stayPrice: { nights: 1, price: 60_000 } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₦60,000 /per night'),
}

/** The host names no price. */
export const OnRequest: Story = {
  args: { basePrice: undefined },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Price on request'),
}
