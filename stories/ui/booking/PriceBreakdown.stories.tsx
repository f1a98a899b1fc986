import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bookingPageQuote, nightQuote, stayQuote } from '@domain/booking/pricing'
import type { Advice } from '@stories/advice'
import { PriceBreakdown } from '@ui/booking/PriceBreakdown'

const advice: Advice = {
  do: {
    why: 'Several lines add up to the total below them.',
    show: () => <PriceBreakdown quote={nightQuote({ basePrice: 45_000, cleaningFee: 5_000 })} />,
  },
  dont: {
    why: 'One line and its total are the same amount twice: NightPrice.',
    show: () => (
      <PriceBreakdown
        quote={{
          lines: [{ key: 'night', label: 'Price per night', amount: 45_000 }],
          total: 45_000,
        }}
      />
    ),
  },
}

const meta = {
  title: 'product/booking/PriceBreakdown',
  id: 'ui-booking-pricebreakdown',
  component: PriceBreakdown,
  parameters: { advice },
  args: { quote: nightQuote({ basePrice: 45_555, cleaningFee: 5_000, securityDeposit: 10_000 }) },
} satisfies Meta<typeof PriceBreakdown>

export default meta
type Story = StoryObj<typeof meta>

const amounts = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('definition')
    .map((each) => each.textContent)

/**
 * Price lines of the booking card. The deposit has the specification's label, and the tax shows its
 * kobo.
 */
export const Default: Story = {
  tags: ['req:BOOK-06', 'req:BOOK-07'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Service Fee')).toBeVisible()
    await expect(amounts(canvasElement)).toEqual([
      '₦45,555',
      '₦5,000',
      '₦10,000',
      '₦4,555.50',
      '₦65,110.50',
    ])
  },
}
/** A stay whose nights differ, with the discount of a week. */
export const Stay: Story = {
  args: {
    quote: stayQuote(
      {
        basePrice: 45_000,
        cleaningFee: 5_000,
        securityDeposit: 10_000,
        rates: [{ weekdays: ['fri', 'sat'], price: 60_000 }],
        weekDiscount: 10,
      },
      { checkIn: '2026-01-08', checkOut: '2026-01-15' },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5 nights × ₦45,000')).toBeVisible()
    await expect(amounts(canvasElement)).toEqual([
      '₦225,000',
      '₦120,000',
      '-₦34,500',
      '₦5,000',
      '₦10,000',
      '₦31,050.00',
      '₦356,550',
    ])
  },
}
/** The booking page divides the total into 80, 10 and 10 percent. */
export const BookingPage: Story = {
  tags: ['req:BN-13', 'req:BN-30'],
  args: { quote: bookingPageQuote(100_000) },
  play: async ({ canvasElement }) => {
    await expect(amounts(canvasElement)).toEqual(['₦80,000', '₦10,000', '₦10,000', '₦100,000'])
  },
}
/** Without a total the fixed figures are shown. */
export const Fallback: Story = {
  tags: ['req:BN-31'],
  args: { quote: bookingPageQuote(undefined) },
  play: async ({ canvasElement }) => {
    await expect(amounts(canvasElement)).toEqual(['₦160,000', '₦10,000', '₦0', '₦170,000'])
  },
}
export const OwnTotalLabel: Story = { args: { totalLabel: 'Total for 1 night' } }
export const LargeAmounts: Story = {
  args: {
    quote: nightQuote({ basePrice: 12_345_678.9, cleaningFee: 750_000, securityDeposit: 3e9 }),
  },
}
