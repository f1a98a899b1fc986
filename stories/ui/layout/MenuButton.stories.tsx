import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '@domain/paths'
import { MenuButton } from '@ui/layout/MenuButton'

const meta = {
  title: 'ui/layout/MenuButton',
  component: MenuButton,
  args: { currentPath: paths.home, onLogout: fn() },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The menu opens by keyboard. Escape closes it and returns the focus. */
export const Opened: Story = {
  tags: ['req:HEAD-06'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open menu' })
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
