import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bookingsOfEveryStatus } from '@tests/fixtures/make-booking'
import { BookingItems } from '@ui/booking/BookingItems'
import { BookingListItem } from '@ui/booking/BookingListItem'

const meta = {
  title: 'ui/booking/BookingItems',
  component: BookingItems,
  args: {
    children: bookingsOfEveryStatus.map((booking) => (
      <BookingListItem key={booking._id} booking={booking} href="?" />
    )),
  },
} satisfies Meta<typeof BookingItems>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list'))
    await expect(list.getAllByRole('article')).toHaveLength(bookingsOfEveryStatus.length)
  },
}
