import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nightQuote } from '@domain/booking/pricing'
import type { Advice } from '@stories/advice'
import { BreakdownDisclosure } from '@ui/booking/BreakdownDisclosure'
import { SubmitButton } from '@ui/form/SubmitButton'

const advice: Advice = {
  do: {
    why: 'Beside the listing the total and one sentence are enough, and the lines are a click away.',
    show: () => (
      <BreakdownDisclosure
        quote={nightQuote({ basePrice: 45_000, cleaningFee: 5_000 })}
        startDate="2026-01-20"
        endDate="2026-01-23"
        guests={2}
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
          guests={2}
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
    guests: 2,
  },
} satisfies Meta<typeof BreakdownDisclosure>

export default meta
type Story = StoryObj<typeof meta>

/** One sentence names what is added to the price of the night. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText('₦45,555 for the night and ₦9,555.50 in fees.')
    // It fades in.
    await waitFor(() => expect(sentence).toBeVisible())
  },
}
/** With dates the sentence says for whom and when. */
export const WithDates: Story = {
  args: { startDate: '2026-12-16', endDate: '2026-12-19' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Your dates: 3 nights')).toBeVisible()
    const sentence = card.getByText(/^Wednesday to Saturday, 2 guests: ₦45,555/)
    await waitFor(() => expect(sentence).toBeVisible())
  },
}
/** Opens and closes by keyboard. The tax shows its kobo. */
export const Open: Story = {
  tags: ['req:BOOK-04', 'req:BOOK-06', 'played'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText('₦4,555.50')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText('₦4,555.50')).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
  },
}
