import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleNotifications } from '@app/samples/notification-samples'
import { NotificationList } from '@ui/notification/NotificationList'

const meta = {
  title: 'ui/notification/NotificationList',
  component: NotificationList,
  args: { notifications: sampleNotifications },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:NOTIF-02', 'req:NOTIF-03', 'req:NOTIF-04'],
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Booking confirmed',
      'How was your stay?',
      'Payment successful',
      'Your saved listings are waiting',
      'New message',
    ])
  },
}

export const One: Story = { args: { notifications: sampleNotifications.slice(0, 1) } }
