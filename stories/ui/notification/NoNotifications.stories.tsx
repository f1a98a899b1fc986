import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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
