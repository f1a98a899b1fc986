import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { ProfileButton } from '@ui/layout/ProfileButton'

const advice: Advice = {
  do: {
    why: "The guest's face or initials say whose menu it opens.",
    show: () => (
      <ProfileButton
        currentPath={paths.home}
        user={{ name: 'Ngozi Eze', email: 'ngozi@staylet.test' }}
        onLogout={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A visitor has no profile to open: VisitorLinks offers the login instead.',
    show: () => (
      <ProfileButton
        currentPath={paths.home}
        user={{ name: 'Visitor' }}
        onLogout={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/layout/ProfileButton',
  component: ProfileButton,
  parameters: { advice },
  args: {
    currentPath: paths.home,
    user: { name: 'Ada Okonkwo', email: 'ada@staylet.test', photo: '/photos/avatar-1.webp' },
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open profile menu' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const NoPhoto: Story = { args: { user: { name: 'Ada Okonkwo' } } }
export const Opened: Story = {
  tags: ['req:HEAD-03', 'played'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open profile menu' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu', { name: 'Ada Okonkwo' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
