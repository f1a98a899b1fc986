import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nightQuote, quoteOf, stayQuote } from '@domain/booking/pricing'
import type { Advice } from '@stories/advice'
import { inStayMode } from '@tests/fixtures/make-listing'
import { BreakdownDisclosure } from '@ui/booking/BreakdownDisclosure'
import { SubmitButton } from '@ui/form/SubmitButton'

const advice: Advice = {
  do: {
    why: 'Beside the listing the total and its two parts are enough, and the lines are a click away.',
    show: () => (
      <BreakdownDisclosure
        quote={nightQuote({ basePrice: 45_000, cleaningFee: 5_000 })}
        startDate="2026-01-20"
        endDate="2026-01-23"
      />
    ),
  },
  dont: {
    why: 'Just before the payment, collapsed fees look hidden: PriceBreakdown stays open.',
    show: () => (
      <>
        <BreakdownDisclosure
          quote={nightQuote({ basePrice: 45_000, cleaningFee: 5_000 })}
          startDate="2026-01-20"
          endDate="2026-01-23"
        />
        <SubmitButton>Confirm Booking & Pay</SubmitButton>
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BreakdownDisclosure',
  id: 'ui-booking-breakdowndisclosure',
  component: BreakdownDisclosure,
  parameters: { advice },
  args: {
    quote: nightQuote({ basePrice: 45_555, cleaningFee: 5_000 }),
    startDate: null,
    endDate: null,
  },
} satisfies Meta<typeof BreakdownDisclosure>

export default meta
type Story = StoryObj<typeof meta>

const amounts = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('definition')
    .map((each) => each.textContent)
    .filter((text) => text.startsWith('₦'))
    .slice(0, 3)

/** The total comes first, and is what the night and the fees below it add up to. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Total for 1 night')).toBeVisible()
    await expect(amounts(canvasElement)).toEqual(['₦55,110.50', '₦45,555', '₦9,555.50'])
  },
}
/** With dates it says how many nights they have, beside the total for one. */
export const WithDates: Story = {
  args: { startDate: '2026-12-16', endDate: '2026-12-19' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Your dates: 3 nights, Wed to Sat')
    // It fades in.
    await waitFor(() => expect(words).toBeVisible())
    await expect(amounts(canvasElement)).toEqual(['₦55,110.50', '₦45,555', '₦9,555.50'])
  },
}
/** Four nights, two of them dearer. */
export const TotalForStay: Story = {
  args: {
    startDate: '2026-01-08',
    endDate: '2026-01-12',
    quote: stayQuote(inStayMode, { checkIn: '2026-01-08', checkOut: '2026-01-12' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Total for 4 nights/)).toBeVisible()
    await expect(canvas.getByText('Thu to Mon')).toBeInTheDocument()
    await expect(amounts(canvasElement)).toEqual(['₦246,000', '₦210,000', '₦36,000'])
  },
}
/** Where totals are for the stay, without dates: the price of one night. */
export const StayWithoutDates: Story = { args: { quote: quoteOf(inStayMode, undefined) } }
/** Opens and closes by keyboard. The tax shows its kobo. */
export const Open: Story = {
  tags: ['req:BOOK-04', 'req:BOOK-06', 'played'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('₦4,555.50')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('₦4,555.50')).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
  },
}
