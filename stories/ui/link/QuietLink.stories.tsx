import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { QuietLink } from '@ui/link/QuietLink'

const advice: Advice = {
  do: {
    why: 'By itself, where its place says that it is a link.',
    show: () => <QuietLink href="#help">Help</QuietLink>,
  },
  dont: {
    why: 'Within a sentence only its colour tells it from the text: that link needs an underline.',
    show: () => (
      <p>
        Read <QuietLink href="#terms">the terms</QuietLink> first.
      </p>
    ),
  },
}

const meta = {
  title: 'ui/link/QuietLink',
  component: QuietLink,
  parameters: { advice },
  args: { href: '/help', children: 'Help' },
} satisfies Meta<typeof QuietLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help' })
    await expect(getComputedStyle(link).textDecorationLine).toBe('none')
  },
}

/** The link is underlined while it has the focus. */
export const InFocus: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Help' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}
