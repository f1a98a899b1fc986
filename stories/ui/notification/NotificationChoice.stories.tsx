import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DEFAULT_PREFERENCES } from '@domain/account/preferences'
import type { Advice } from '@stories/advice'
import { PreferencesPanel } from '@ui/account/PreferencesPanel'
import { NotificationChoice } from '@ui/notification/NotificationChoice'

const advice: Advice = {
  do: {
    why: 'Beside the notifications it leads to where they are chosen.',
    show: () => <NotificationChoice href="#preferences" />,
  },
  dont: {
    why: 'The settings are below already, and the card leads to where the guest is.',
    show: () => (
      <>
        <NotificationChoice href="#preferences" />
        <PreferencesPanel
          value={DEFAULT_PREFERENCES}
          onChange={() => undefined}
          onSave={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/notification/NotificationChoice',
  id: 'ui-notification-notificationchoice',
  component: NotificationChoice,
  parameters: { advice },
  args: { href: '/profile?tab=preferences' },
} satisfies Meta<typeof NotificationChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Notification preferences' })).toHaveAttribute(
      'href',
      '/profile?tab=preferences',
    ),
}
