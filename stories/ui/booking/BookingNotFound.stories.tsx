import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BookingNotFound } from '@ui/booking/BookingNotFound'

const meta = {
  title: 'ui/booking/BookingNotFound',
  component: BookingNotFound,
} satisfies Meta<typeof BookingNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-01'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Booking not found.')
    await expect(page.getByRole('link', { name: 'Back to bookings' })).toBeVisible()
  },
}
