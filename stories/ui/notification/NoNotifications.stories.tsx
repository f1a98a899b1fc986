import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { NoNotifications } from '@ui/notification/NoNotifications'

const advice: Advice = {
  do: {
    why: 'The tab was read, and holds nothing.',
    show: () => <NoNotifications onRefresh={() => undefined} />,
  },
  dont: {
    why: 'Nobody knows whether there are any, because the request failed: ErrorState.',
    show: () => (
      <>
        <InlineAlert severity="error">Failed to fetch notifications</InlineAlert>
        <NoNotifications onRefresh={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/notification/NoNotifications',
  id: 'ui-notification-nonotifications',
  component: NoNotifications,
  parameters: { advice },
  args: { onRefresh: fn() },
} satisfies Meta<typeof NoNotifications>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  ...Default,
  tags: ['req:NOTIF-05', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading')).toHaveTextContent('No Notifications Yet')
    await expect(page.getByText("When you get notifications, they'll show up here")).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
