import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { AccountCard } from '@ui/account/AccountCard'
import { PicturePicker } from '@ui/account/PicturePicker'

const advice: Advice = {
  do: {
    why: 'It says whose account this is, and where its other pages are.',
    show: () => (
      <AccountCard
        user={{ name: 'Ngozi Eze', email: 'ngozi@staylet.test' }}
        links={[
          { label: 'My Bookings', href: '#bookings' },
          { label: 'Support', href: '#support' },
        ]}
      />
    ),
  },
  dont: {
    why: 'Beside the form that shows the same face and name, leave out the user.',
    show: () => (
      <>
        <PicturePicker id="advice-picture" name="Ngozi Eze" onPick={() => undefined} />
        <AccountCard
          user={{ name: 'Ngozi Eze', email: 'ngozi@staylet.test' }}
          links={[{ label: 'My Bookings', href: '#bookings' }]}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/account/AccountCard',
  id: 'ui-account-accountcard',
  component: AccountCard,
  parameters: { advice },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ada Grace Obi')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  },
}

/** Beside the profile form, which shows the face and the name itself. */
export const LinksOnly: Story = {
  args: { user: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const NoPhoto: Story = { args: { user: { name: 'ada@staylet.test' } } }
export const LongName: Story = {
  args: { user: { name: 'w'.repeat(300), email: `${'w'.repeat(200)}@staylet.test` } },
}
