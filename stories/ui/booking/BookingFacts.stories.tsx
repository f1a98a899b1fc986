import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeBooking, pendingBooking, zeroNightBooking } from '@tests/fixtures/make-booking'
import { BookingFacts } from '@ui/booking/BookingFacts'

const advice: Advice = {
  do: {
    why: 'It answers when, how many and how much, at a glance.',
    show: () => <BookingFacts booking={pendingBooking} />,
  },
  dont: {
    why: 'Below this heading the guest looks for the fees: PriceBreakdown has each line.',
    show: () => (
      <>
        <Typography variant="h2">What the price consists of</Typography>
        <BookingFacts booking={pendingBooking} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingFacts',
  id: 'ui-booking-bookingfacts',
  component: BookingFacts,
  parameters: { advice },
  args: { booking: pendingBooking },
} satisfies Meta<typeof BookingFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-07', 'req:BD-08'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Check-inTue, Jan 20, 2026')
    await expect(canvasElement).toHaveTextContent('Check-outFri, Jan 23, 2026')
    await expect(canvasElement).toHaveTextContent('Nights3 nights')
    await expect(canvasElement).toHaveTextContent('Guests2 guests')
    await expect(canvasElement).toHaveTextContent('Total of this booking₦64,500')
  },
}

/** The total stays beside its label, as every other value does, and its note wraps as a whole. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' }, textSize: 100 },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Total of this booking').getBoundingClientRect()
    const note = canvas.getByText('for 1 night').getBoundingClientRect()
    await expect(note.left).toBeGreaterThan(label.right)
    await expect(note.height).toBeLessThan(2 * label.height)
  },
}

/** Another backend may send times of day. A part of a day counts as a night. */
export const PartOfADay: Story = {
  tags: ['req:BD-08'],
  args: { booking: makeBooking({ endDate: '2026-01-23T10:00:00.000Z' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nights4 nights')
  },
}

/** Check-in and check-out are on the same day. */
export const ZeroNights: Story = { args: { booking: zeroNightBooking } }

export const Dear: Story = { args: { booking: makeBooking({ totalPrice: 1e12, travelersNo: 1 }) } }
