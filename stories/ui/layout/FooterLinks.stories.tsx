import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FooterLinks } from '@ui/layout/FooterLinks'
import { navLinks } from '@ui/layout/header-links'

const advice: Advice = {
  do: {
    why: 'The heading says what the links have in common, and names the navigation.',
    show: () => (
      <FooterLinks
        title="Support"
        links={[
          { label: 'Support centre', href: '#support' },
          { label: 'Questions and answers', href: '#faq' },
        ]}
      />
    ),
  },
  dont: {
    why: 'Among the landmarks of the page, "Links" says nothing about where they lead.',
    show: () => (
      <FooterLinks
        title="Links"
        links={[
          { label: 'Support centre', href: '#support' },
          { label: 'Payments', href: '#payments' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'ui/layout/FooterLinks',
  component: FooterLinks,
  parameters: { advice },
  args: { title: 'Quick links', links: navLinks },
} satisfies Meta<typeof FooterLinks>

export default meta
type Story = StoryObj<typeof meta>

/** The navigation landmark has the name of its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const column = within(canvas.getByRole('navigation', { name: 'Quick links' }))
    await expect(column.getAllByRole('link')).toHaveLength(navLinks.length)
    await expect(column.getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'href',
      '/discover',
    )
  },
}
export const OneLink: Story = { args: { links: navLinks.slice(0, 1) } }
