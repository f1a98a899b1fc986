import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CONTENT_ID } from '@ui/layout/content-id'
import { SkipLink } from '@ui/layout/SkipLink'

const meta = {
  title: 'ui/layout/SkipLink',
  component: SkipLink,
  decorators: [
    (SkipLinkStory) => (
      <>
        <SkipLinkStory />
        <main id={CONTENT_ID}>Press Tab to show the link.</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', `#${CONTENT_ID}`)
  },
}

/** Skips a long part of a page. */
export const ToListings: Story = { args: { to: CONTENT_ID, children: 'Skip to homes' } }
