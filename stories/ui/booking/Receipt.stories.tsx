import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { makeBooking, pendingBooking } from '@tests/fixtures/make-booking'
import { longName } from '@tests/fixtures/make-listing'
import { BookingFacts } from '@ui/booking/BookingFacts'
import { Receipt } from '@ui/booking/Receipt'

const advice: Advice = {
  do: {
    why: 'The sheet as it is printed, which is hidden on the page itself.',
    show: () => <Receipt booking={pendingBooking} guest="Ngozi Eze" isOnScreen />,
  },
  dont: {
    why: 'On the screen the sheet repeats what BookingFacts shows.',
    show: () => (
      <>
        <BookingFacts booking={pendingBooking} />
        <Receipt booking={pendingBooking} guest="Ngozi Eze" isOnScreen />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/Receipt',
  id: 'ui-booking-receipt',
  component: Receipt,
  parameters: { advice },
  args: {
    booking: pendingBooking,
    guest: 'Ada Grace Obi',
    amountInWords: 'Sixty Four Thousand Five Hundred Naira Only',
    isOnScreen: true,
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Shows the reference, dates, nights, and the amount in figures and in words, without any of the
 * page's promotional texts.
 */
export const Default: Story = {
  tags: ['req:BD-04'],
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('region', { name: 'Booking receipt' })
    for (const line of [
      'ReferenceH7K2MP9Q',
      `Booking number${pendingBooking._id}`,
      'Check-inTue, Jan 20, 2026',
      'Check-outFri, Jan 23, 2026',
      'Nights3 nights',
      'Amount₦64,500.00',
      'Amount in wordsSixty Four Thousand Five Hundred Naira Only',
    ]) {
      await expect(sheet).toHaveTextContent(line)
    }
    await expect(sheet).not.toHaveTextContent(/before it|Great choice|Secure/)
  },
}

/** The total is for the stay. */
export const TotalForStay: Story = {
  args: {
    booking: { ...pendingBooking, totalPrice: 181_500, totalNights: 3 },
    amountInWords: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Amount₦181,500.00 for 3 nights')
    await expect(canvasElement).not.toHaveTextContent('for 1 night')
  },
}

/** What has arrived is listed, and the note no longer says that nothing is proved. */
export const PaidInFull: Story = {
  args: { booking: makeBooking({ status: 'Confirmed', paid: 64_500 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Received by us₦64,500.00')
    await expect(canvasElement).not.toHaveTextContent('It does not prove a payment.')
  },
}
export const PaidInPart: Story = { args: { booking: makeBooking({ paid: 20_000 }) } }
export const RefundPending: Story = {
  args: { booking: makeBooking({ status: 'Cancelled', paid: 64_500 }) },
}
export const Returned: Story = {
  args: { booking: makeBooking({ status: 'Cancelled', returned: 64_500 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Returned₦64,500.00')
    await expect(canvasElement).not.toHaveTextContent('It does not prove a payment.')
  },
}

/** Printed without a network, so the amount in words could not be fetched. */
export const FiguresOnly: Story = { args: { amountInWords: undefined } }

export const LongName: Story = {
  args: { booking: makeBooking({ listing: { name: longName.name } }), guest: undefined },
}

/** On a page the receipt is hidden and appears in print only. */
export const OnPaperOnly: Story = {
  tags: ['test-case'],
  args: { isOnScreen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}
