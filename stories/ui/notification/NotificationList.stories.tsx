import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleNotifications } from '@app/samples/notification-samples'
import type { Advice } from '@stories/advice'
import { NotificationList } from '@ui/notification/NotificationList'

const advice: Advice = {
  do: {
    why: 'It lists the sample notifications, and its first line says that they are samples.',
    show: () => <NotificationList notifications={sampleNotifications.slice(0, 2)} />,
  },
  dont: {
    why: 'A toast that has passed is not a sample, and is gone after a reload: RecentMessages.',
    show: () => (
      <NotificationList
        notifications={[
          { kind: 'saved', title: 'Saved', text: 'Saved for this visit only', when: 'Just now' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'product/notification/NotificationList',
  id: 'ui-notification-notificationlist',
  component: NotificationList,
  parameters: { advice },
  args: { notifications: sampleNotifications },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:NOTIF-02', 'req:NOTIF-03', 'req:NOTIF-04'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 })
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
