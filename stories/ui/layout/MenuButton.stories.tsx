import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { HeaderNav } from '@ui/layout/HeaderNav'
import { MenuButton } from '@ui/layout/MenuButton'
import { VisitorLinks } from '@ui/layout/VisitorLinks'

const advice: Advice = {
  do: {
    why: 'On a phone it is at the end of the header, after the login.',
    show: () => (
      <div style={{ display: 'flex', justifyContent: 'end', containerType: 'inline-size' }}>
        <VisitorLinks />
        <MenuButton currentPath={paths.home} onLogout={() => undefined} />
      </div>
    ),
  },
  dont: {
    why: 'Beside the visible links it opens the same links again.',
    show: () => (
      <div style={{ display: 'flex' }}>
        <HeaderNav currentPath={paths.home} />
        <MenuButton currentPath={paths.home} onLogout={() => undefined} />
      </div>
    ),
  },
  isWide: true,
}

const meta = {
  title: 'ui/layout/MenuButton',
  component: MenuButton,
  parameters: { advice },
  args: { currentPath: paths.home, onLogout: fn() },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The menu opens by keyboard. Escape closes it and returns the focus. */
export const Opened: Story = {
  tags: ['req:HEAD-06', 'played'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Main' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Main' })
  },
}
