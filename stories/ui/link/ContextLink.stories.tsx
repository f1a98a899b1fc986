import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentPropsWithRef } from 'react'
import { expect, within } from 'storybook/test'
import { ContextLink } from '@ui/link/ContextLink'
import { LinkContext } from '@ui/link/LinkContext'

const meta = {
  title: 'ui/link/ContextLink',
  component: ContextLink,
  args: { href: '/discover', children: 'Discover' },
} satisfies Meta<typeof ContextLink>

export default meta
type Story = StoryObj<typeof meta>

/** Without a LinkContext the link is a plain anchor. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'href',
      '/discover',
    )
  },
}

function OwnAnchor({ children, ...anchor }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...anchor} data-own>
      {children}
    </a>
  )
}

/** Inside an app the link is the app's own, which navigates without loading a page. */
export const InAnApp: Story = {
  decorators: [
    (Story) => (
      <LinkContext value={OwnAnchor}>
        <Story />
      </LinkContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'data-own',
    )
  },
}

/** The target does not exist yet, so the link has no address. */
export const LeadsNowhere: Story = { args: { href: undefined, children: 'Terms' } }
