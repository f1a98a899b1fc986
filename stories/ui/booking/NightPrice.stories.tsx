import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { NightPrice } from '@ui/booking/NightPrice'

const advice: Advice = {
  do: {
    why: 'The price of one night, before fees.',
    show: () => <NightPrice basePrice={45_000} />,
  },
  dont: {
    why: 'The amount includes fees and a deposit, which no second night costs again: TotalForNights.',
    show: () => (
      <>
        <NightPrice basePrice={62_500} />
        <p>All fees included</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/NightPrice',
  id: 'ui-booking-nightprice',
  component: NightPrice,
  parameters: { advice },
  args: { basePrice: 50_000 },
} satisfies Meta<typeof NightPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₦50,000 /per night')
  },
}
export const Small: Story = { args: { size: 'body2' } }
export const Free: Story = { args: { basePrice: 0 } }
/** While the host names no price. */
export const OnRequest: Story = {
  args: { basePrice: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Price on request')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('/per night')
  },
}
