import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { TouchLink } from '@ui/link/TouchLink'
import { size } from '@ui/theme/tokens'

const advice: Advice = {
  do: {
    why: 'On a line of its own its target is tall enough for a thumb.',
    show: () => <TouchLink href="#terms">Forgot password?</TouchLink>,
  },
  dont: {
    why: 'Within a sentence its tall target covers the lines around it.',
    show: () => (
      <p>
        Read <TouchLink href="#terms">the terms</TouchLink> first.
      </p>
    ),
  },
}

const meta = {
  title: 'ui/link/TouchLink',
  component: TouchLink,
  parameters: { advice },
  args: { href: '/login', children: 'Back to login' },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TouchLink>

export default meta
type Story = StoryObj<typeof meta>

/** A touch just above or below the text meets the link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    const { x, y, width, height } = link.getBoundingClientRect()
    for (const away of [1 - size.touch / 2, size.touch / 2 - 1]) {
      await expect(document.elementFromPoint(x + width / 2, y + height / 2 + away)).toBe(link)
    }
  },
}
export const TwoLines: Story = {
  args: { children: 'A house name that is so long that it continues on a second line here' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}
