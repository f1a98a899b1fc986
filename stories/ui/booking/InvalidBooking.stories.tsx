import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingHeading } from '@ui/booking/BookingHeading'
import { InvalidBooking } from '@ui/booking/InvalidBooking'

const advice: Advice = {
  do: {
    why: 'No home was chosen, and the listings are where one is.',
    show: () => <InvalidBooking />,
  },
  dont: {
    why: 'This booking has vanished, and another home does not bring it back: BookingNotFound.',
    show: () => (
      <>
        <BookingHeading id="1042" status="" />
        <InvalidBooking />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/InvalidBooking',
  id: 'ui-booking-invalidbooking',
  component: InvalidBooking,
  parameters: { advice },
} satisfies Meta<typeof InvalidBooking>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BN-01', 'req:BN-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Booking Request' })).toBeVisible()
    await expect(
      canvas.getByText(
        'No booking information found. Please start your booking from a property page.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute(
      'href',
      '/discover',
    )
  },
}
