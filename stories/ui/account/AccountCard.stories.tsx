import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AccountCard } from '@ui/account/AccountCard'

const meta = {
  title: 'ui/account/AccountCard',
  component: AccountCard,
  args: {
    user: { name: 'Ada Grace Obi', email: 'ada@staylet.test', photo: '/photos/avatar-1.webp' },
    links: [
      { label: 'My Bookings', href: '/my-bookings' },
      { label: 'Support', href: '/support' },
    ],
  },
} satisfies Meta<typeof AccountCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Ada Grace Obi')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  },
}

/** Beside the profile form, which shows the face and the name itself. */
export const LinksOnly: Story = {
  args: { user: undefined },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const NoPhoto: Story = { args: { user: { name: 'ada@staylet.test' } } }
export const LongName: Story = {
  args: { user: { name: 'w'.repeat(300), email: `${'w'.repeat(200)}@staylet.test` } },
}
