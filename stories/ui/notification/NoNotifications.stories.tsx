import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NoNotifications } from '@ui/notification/NoNotifications'

const meta = {
  title: 'ui/notification/NoNotifications',
  component: NoNotifications,
  args: { onRefresh: fn() },
} satisfies Meta<typeof NoNotifications>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:NOTIF-05'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading')).toHaveTextContent('No Notifications Yet')
    await expect(page.getByText("When you get notifications, they'll show up here")).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
