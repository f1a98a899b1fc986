import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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

/** A review can be typed here, but is not sent. */
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
    const hrefs = {
      'View Details : Booking confirmed': '/my-bookings',
      'Complete Payment : Booking confirmed': '/payments',
      'View Receipt : Payment successful': '/my-bookings',
      'View Message : New message': '/message',
    }
    for (const [name, href] of Object.entries(hrefs)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  },
}

export const Typed: Story = {
  tags: ['req:NOTIF-03', 'played'],
  play: async ({ canvas }) => {
    const review = canvas.getByRole('textbox', { name: 'Your review' })
    await userEvent.type(review, 'Calm and clean.')
    await expect(review).toHaveValue('Calm and clean.')
  },
}
export const LongWords: Story = {
  args: {
    notifications: sampleNotifications
      .slice(0, 1)
      .map((sample) => ({ ...sample, title: 'w'.repeat(120), text: 'A long text. '.repeat(40) })),
  },
}
export const One: Story = { args: { notifications: sampleNotifications.slice(0, 1) } }
