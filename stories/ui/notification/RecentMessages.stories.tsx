import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import type { Advice } from '@stories/advice'
import { PageHeading } from '@ui/layout/PageHeading'
import { SectionCard } from '@ui/layout/SectionCard'
import { RecentMessages } from '@ui/notification/RecentMessages'

const advice: Advice = {
  do: {
    why: 'Beside the heading it keeps the toasts of this visit for those who missed one.',
    show: () => (
      <PageHeading
        actions={<RecentMessages messages={[{ ...toastCopy.saved, severity: 'success', id: 1 }]} />}
      >
        Notifications
      </PageHeading>
    ),
  },
  dont: {
    why: 'What must outlast a reload is lost in it, and a button hides it: NotificationList.',
    show: () => (
      <SectionCard title="Notifications">
        <RecentMessages
          messages={[
            {
              title: 'Booking confirmed',
              text: 'Palm Court, Jan 20 to Jan 23',
              severity: 'success',
              id: 1,
            },
          ]}
        />
      </SectionCard>
    ),
  },
}

const meta = {
  title: 'product/notification/RecentMessages',
  id: 'ui-notification-recentmessages',
  component: RecentMessages,
  parameters: { advice },
  args: {
    messages: [
      { ...toastCopy.saved, severity: 'success', id: 3 },
      { ...bookingToastCopy.missingDates, severity: 'error', id: 2 },
      { ...bookingToastCopy.loginToBook, severity: 'warning', id: 1 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentMessages>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Recent messages' }))
  return page
}

export const Default: Story = {}

/** The list is closed at first, and Escape closes it again. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    const list = page.getByRole('list', { name: 'Recent messages' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(list).toHaveTextContent(/^Saved.*Missing Dates.*Login Required/)
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('list')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Recent messages' }))
    await expect(page.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Nothing: Story = {
  tags: ['played'],
  args: { messages: [] },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByText('Nothing was said in this visit yet.')).toBeVisible()
  },
}
