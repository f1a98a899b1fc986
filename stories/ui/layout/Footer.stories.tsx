import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Footer } from '@ui/layout/Footer'

const meta = {
  title: 'ui/layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Shows About, quick links, support links and placeholder contact details. Terms and Privacy have
 * no target yet.
 */
export const Default: Story = {
  tags: ['req:ROUTE-15'],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    for (const name of ['About Staylet', 'Quick links', 'Support', 'Contact']) {
      await expect(footer.getByRole('heading', { name })).toBeVisible()
    }
    for (const name of ['Terms', 'Privacy']) {
      await expect(footer.getByRole('link', { name })).not.toHaveAttribute('href')
    }
    await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } }
