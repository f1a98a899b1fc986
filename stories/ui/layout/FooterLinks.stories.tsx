import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FooterLinks } from '@ui/layout/FooterLinks'
import { navLinks } from '@ui/layout/header-links'

const meta = {
  title: 'ui/layout/FooterLinks',
  component: FooterLinks,
  args: { title: 'Quick links', links: navLinks },
} satisfies Meta<typeof FooterLinks>

export default meta
type Story = StoryObj<typeof meta>

/** The navigation landmark has the name of its heading. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const column = within(within(canvasElement).getByRole('navigation', { name: 'Quick links' }))
    await expect(column.getAllByRole('link')).toHaveLength(navLinks.length)
    await expect(column.getByRole('link', { name: 'Discover' })).toHaveAttribute(
      'href',
      '/discover',
    )
  },
}
export const OneLink: Story = { args: { links: navLinks.slice(0, 1) } }
