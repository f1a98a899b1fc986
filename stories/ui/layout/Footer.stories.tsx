import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ChangePasswordForm } from '@ui/account/ChangePasswordForm'
import { Footer } from '@ui/layout/Footer'
import { PageHeading } from '@ui/layout/PageHeading'

const advice: Advice = {
  do: {
    why: 'It ends a public page, from which a visitor may go anywhere.',
    show: () => (
      <>
        <PageHeading>Support</PageHeading>
        <Footer />
      </>
    ),
  },
  dont: {
    why: 'A form ends with its button: links below it lead away from the task.',
    show: () => (
      <>
        <ChangePasswordForm onSave={() => undefined} />
        <Footer />
      </>
    ),
  },
}

const meta = {
  title: 'ui/layout/Footer',
  component: Footer,
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Shows About, quick links, support links and placeholder contact details. Terms and Privacy have
 * no target yet.
 */
export const Default: Story = {
  tags: ['req:ROUTE-15'],
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'))
    for (const name of ['About Staylet', 'Quick links', 'Support', 'Contact']) {
      await expect(footer.getByRole('heading', { name })).toBeVisible()
    }
    const quick = within(footer.getByRole('navigation', { name: 'Quick links' }))
    await expect(quick.getAllByRole('link')).toHaveLength(5)
    await expect(quick.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/discover')
    for (const name of ['Terms', 'Privacy']) {
      await expect(footer.getByRole('link', { name })).not.toHaveAttribute('href')
    }
    await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  },
}

/** Neither of the last two links is alone on a line. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().top
    await expect(topOf('Privacy')).toBe(topOf('Terms'))
  },
}
