import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QuietLink } from '@ui/link/QuietLink'

const meta = {
  title: 'ui/link/QuietLink',
  component: QuietLink,
  args: { href: '/help', children: 'Help' },
} satisfies Meta<typeof QuietLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Help' })
    await expect(getComputedStyle(link).textDecorationLine).toBe('none')
  },
}

/** The link is underlined while it has the focus. */
export const InFocus: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Help' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}
