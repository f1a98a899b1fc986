import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentPropsWithRef } from 'react'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Avatar } from '@ui/layout/Avatar'
import { ContextLink } from '@ui/link/ContextLink'
import { LinkContext } from '@ui/link/LinkContext'

const advice: Advice = {
  do: {
    why: 'Around a piece with a look of its own it adds only the address.',
    show: () => (
      <ContextLink
        href="#profile"
        aria-label="Profile of Ngozi Eze"
        style={{ display: 'inline-flex' }}
      >
        <Avatar name="Ngozi Eze" />
      </ContextLink>
    ),
  },
  dont: {
    why: "In text it has the browser's colours: MUI's Link has those of the theme.",
    show: () => (
      <p>
        Read <ContextLink href="#terms">the terms</ContextLink> first.
      </p>
    ),
  },
}

const meta = {
  title: 'ui/link/ContextLink',
  component: ContextLink,
  parameters: { advice },
  args: { href: '/discover', children: 'Discover' },
} satisfies Meta<typeof ContextLink>

export default meta
type Story = StoryObj<typeof meta>

/** Without a LinkContext the link is a plain anchor. */
export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/discover'),
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
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Discover' })).toHaveAttribute('data-own'),
}

/** The target does not exist yet, so the link has no address. */
export const LeadsNowhere: Story = { args: { href: undefined, children: 'Terms' } }
