import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleNotifications } from '@app/samples/notification-samples'
import type { Advice } from '@stories/advice'
import { NotificationCard, type SampleNotification } from '@ui/notification/NotificationCard'

const sampleOf = (kind: SampleNotification['kind']): SampleNotification => {
  const found = sampleNotifications.find((sample) => sample.kind === kind)
  if (!found) throw new Error(`There is no sample of the kind '${kind}'.`)
  return found
}

const advice: Advice = {
  do: {
    why: 'One button is the next step, and the other is quiet.',
    show: () => (
      <NotificationCard
        notification={{
          kind: 'payment',
          title: 'Payment due',
          text: 'Your stay at Palm Court is not paid yet.',
          when: '2 hours ago',
          actions: [
            { label: 'Complete Payment', href: '#payments', isMain: true },
            { label: 'View Details', href: '#bookings' },
          ],
        }}
      />
    ),
  },
  dont: {
    why: 'Of two main buttons none is the main one: mark one on a page.',
    show: () => (
      <NotificationCard
        notification={{
          kind: 'payment',
          title: 'Payment due',
          text: 'Your stay at Palm Court is not paid yet.',
          when: '2 hours ago',
          actions: [
            { label: 'Complete Payment', href: '#payments', isMain: true },
            { label: 'View Details', href: '#bookings', isMain: true },
          ],
        }}
      />
    ),
  },
}

const meta = {
  title: 'product/notification/NotificationCard',
  id: 'ui-notification-notificationcard',
  component: NotificationCard,
  parameters: { advice },
  args: { notification: sampleOf('booking') },
} satisfies Meta<typeof NotificationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:NOTIF-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Booking confirmed')
    await expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
    await expect(canvas.getByRole('link', { name: /^Complete Payment/ })).toHaveAttribute(
      'href',
      '/payments',
    )
  },
}

/** A review can be typed here, but is not sent. */
export const ReviewPrompt: Story = {
  tags: ['req:NOTIF-03', 'played'],
  args: { notification: sampleOf('review') },
  play: async ({ canvas }) => {
    const review = canvas.getByRole('textbox', { name: 'Your review' })
    await userEvent.type(review, 'Calm and clean.')
    await expect(review).toHaveValue('Calm and clean.')
  },
}

export const Payment: Story = {
  tags: ['req:NOTIF-04'],
  args: { notification: sampleOf('payment') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^View Receipt/ })).toHaveAttribute(
      'href',
      '/my-bookings',
    ),
}

export const Saved: Story = { tags: ['req:NOTIF-03'], args: { notification: sampleOf('saved') } }

export const Message: Story = {
  tags: ['req:NOTIF-04'],
  args: { notification: sampleOf('message') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^View Message/ })).toHaveAttribute('href', '/message'),
}

export const LongWords: Story = {
  args: {
    notification: {
      ...sampleOf('booking'),
      title: 'w'.repeat(120),
      text: 'A long text. '.repeat(40),
    },
  },
}
