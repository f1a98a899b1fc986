import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { photosOf } from '@domain/listing/photos'
import type { Advice } from '@stories/advice'
import { makeBooking, pendingBooking, zeroNightBooking } from '@tests/fixtures/make-booking'
import { StatusBadge } from '@ui/booking/StatusBadge'
import { StayTicket } from '@ui/booking/StayTicket'

const { listing } = pendingBooking

const advice: Advice = {
  do: {
    why: 'One stay is the subject, and its dates are the largest words.',
    show: () => <StayTicket booking={pendingBooking} name={listing.name} title="Your stay" />,
  },
  dont: {
    why: 'In a list each ticket is as loud as the next, and two fill the window: BookingListItem.',
    show: () => (
      <>
        <StayTicket booking={pendingBooking} name={listing.name} title="Your next stay" />
        <StayTicket booking={zeroNightBooking} name={listing.name} title="Your stay after that" />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/StayTicket',
  id: 'ui-booking-stayticket',
  component: StayTicket,
  parameters: { advice },
  args: {
    booking: pendingBooking,
    name: listing.name,
    title: 'Date and Listing Name',
    cover: { photo: photosOf(listing)[0] },
  },
  argTypes: { stub: { control: false } },
} satisfies Meta<typeof StayTicket>

export default meta
type Story = StoryObj<typeof meta>

/** The dates are the largest text, and the total is on the stub. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ticket = within(canvasElement).getByRole('region', { name: 'Date and Listing Name' })
    const sizeOf = (text: RegExp) =>
      Number.parseFloat(getComputedStyle(within(ticket).getByText(text)).fontSize)
    await expect(within(ticket).getByText('3 nights · 2 guests')).toBeVisible()
    for (const smaller of [/Lagoon Loft/, /₦64,500/]) {
      await expect(sizeOf(/^Jan 20 – 23, 2026$/)).toBeGreaterThan(sizeOf(smaller))
    }
    await expect(ticket).toHaveTextContent('₦64,500for 1 night')
  },
}

/** As on a receipt: no photo, and the status on the stub. */
export const WithStatus: Story = {
  args: { cover: undefined, stub: <StatusBadge status="Confirmed" /> },
}
export const OnPhones: Story = { globals: { viewport: { value: 'mobile' } } }
export const OnTablets: Story = { globals: { viewport: { value: 'tablet' } } }
export const ZeroNights: Story = { args: { booking: zeroNightBooking } }
/** The least that another backend must return about a booking. */
export const SaysLittle: Story = {
  args: { booking: makeBooking({ travelersNo: undefined, totalPrice: undefined }) },
}
export const LongWord: Story = {
  args: { name: 'w'.repeat(200), booking: makeBooking({ totalPrice: 1e12 }) },
}
