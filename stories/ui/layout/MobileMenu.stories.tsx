import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { paths } from '@domain/paths'
import type { Advice } from '@stories/advice'
import { Header } from '@ui/layout/Header'
import { MobileMenu } from '@ui/layout/MobileMenu'

const advice: Advice = {
  do: {
    why: 'On a phone it holds all that the header has no room for.',
    show: () => (
      <MobileMenu
        open
        currentPath={paths.home}
        onClose={() => undefined}
        onLogout={() => undefined}
      />
    ),
  },
  dont: {
    why: 'The links are visible in the header, and the menu covers them to say the same.',
    show: () => (
      <>
        <Header currentPath={paths.home} hidesOnScroll={false} onLogout={() => undefined} />
        <MobileMenu
          open
          currentPath={paths.home}
          onClose={() => undefined}
          onLogout={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'ui/layout/MobileMenu',
  component: MobileMenu,
  args: { open: true, currentPath: paths.home, onClose: fn(), onLogout: fn() },
  globals: { viewport: { value: 'mobile' } },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A visitor sees every link, with Login and Sign Up. */
export const Behaviour: Story = {
  tags: ['req:HEAD-06', 'test-case'],
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Main' }))
    await expect(menu.getAllByRole('link')).toHaveLength(10)
    await expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull()
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    const payments = menu.getByRole('link', { name: 'Payments' })
    // Links in Storybook are plain anchors, and the click must not leave the story.
    payments.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(payments)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** The guest's own links come last. Logout closes the menu first. */
export const LoggedIn: Story = {
  tags: ['played'],
  args: { user: { name: 'Ada Okonkwo', photo: '/photos/avatar-1.webp' } },
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await expect(menu.queryByRole('link', { name: 'Login' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  args: { user: { name: 'Oluwadamilola Adébáyọ̀-Ọlátúnjí Nwachukwu' } },
}
