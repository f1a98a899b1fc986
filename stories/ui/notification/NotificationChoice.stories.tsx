import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotificationChoice } from '@ui/notification/NotificationChoice'

const meta = {
  title: 'ui/notification/NotificationChoice',
  component: NotificationChoice,
  args: { href: '/profile?tab=preferences' },
} satisfies Meta<typeof NotificationChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Notification preferences' }),
    ).toHaveAttribute('href', '/profile?tab=preferences')
  },
}
