import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { PriceChange } from '@ui/booking/PriceChange'

const advice: Advice = {
  do: {
    why: 'The guest pays more than the page promised, and learns it before paying.',
    show: () => <PriceChange price={64_500} seen={54_500} />,
  },
  dont: {
    why: 'A discount is good news, but it arrives as a warning.',
    show: () => <PriceChange price={40_500} seen={45_000} />,
  },
}

const meta = {
  title: 'product/booking/PriceChange',
  id: 'ui-booking-pricechange',
  component: PriceChange,
  parameters: { advice },
  args: { price: 64_500, seen: 54_500 },
} satisfies Meta<typeof PriceChange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = 'The price changed while you were booking: ₦64,500 instead of ₦54,500.'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
/** The price fell, which the page states just as plainly. */
export const Cheaper: Story = { args: { price: 54_500, seen: 64_500.5 } }
