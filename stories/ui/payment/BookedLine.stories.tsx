import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookedLine } from '@ui/payment/BookedLine'

const advice: Advice = {
  do: {
    why: 'It names the home, the total and the reference that the guest quotes.',
    show: () => (
      <BookedLine
        bookingId="1042"
        reference="K7M2 Q9XD"
        propertyName="Palm Court"
        totalPrice={64_500}
        nights={3}
      />
    ),
  },
  dont: {
    why: 'Both totals are equal, but it warns of a change: leave the seen one out.',
    show: () => (
      <BookedLine
        bookingId="1042"
        reference="K7M2 Q9XD"
        propertyName="Palm Court"
        totalPrice={64_500}
        nights={3}
        seenTotal={64_500}
      />
    ),
  },
}

const meta = {
  title: 'product/payment/BookedLine',
  id: 'ui-payment-bookedline',
  component: BookedLine,
  parameters: { advice },
  args: {
    bookingId: 'b0000000-0000-4000-8000-000000000001',
    propertyName: 'Lagoon Loft with a Balcony',
    totalPrice: 64_500,
  },
} satisfies Meta<typeof BookedLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const words = 'Your booking of Lagoon Loft with a Balcony: ₦64,500'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
export const WithReferenceAndNights: Story = {
  args: { reference: 'H7K2MP9Q', nights: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Reference H7K2MP9Q.*Booking #[\w-]+$/)
    await expect(canvasElement).toHaveTextContent('for 1 night. Your dates: 3 nights')
  },
}
/** The total is for the stay. */
export const TotalForStay: Story = {
  args: { reference: 'H7K2MP9Q', totalPrice: 236_000, totalNights: 4, nights: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('for 4 nights')
    await expect(canvasElement).not.toHaveTextContent('1 night')
  },
}
export const LongName: Story = {
  args: {
    propertyName:
      'The Very Quiet House at the End of the Lagoon with a Terrace, a Garden & a Library',
    totalPrice: 123_456_789.5,
  },
}
/** The guest saw another price before booking. */
export const PriceChanged: Story = {
  args: { seenTotal: 54_500 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/₦64,500 instead of ₦54,500/)).toBeVisible()
  },
}
