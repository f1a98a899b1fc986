import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import type { HeaderUser } from '@ui/layout/header-user'
import { ProfileMenu } from '@ui/layout/ProfileMenu'

function OpenMenu({ user }: { user: HeaderUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Box ref={setAnchor} sx={{ width: 'fit-content', ml: 'auto' }}>
        Profile
      </Box>
      <ProfileMenu
        anchor={anchor}
        user={user}
        onClose={() => undefined}
        onLogout={() => undefined}
      />
    </>
  )
}

const advice: Advice = {
  do: {
    why: 'On a shared device, name and address say whose account is open.',
    show: () => <OpenMenu user={{ name: 'Ngozi Eze', email: 'ngozi@staylet.test' }} />,
  },
  dont: {
    why: 'The menu is named by its user: "My account" leaves open whose it is.',
    show: () => <OpenMenu user={{ name: 'My account' }} />,
  },
}

const meta = {
  title: 'ui/layout/ProfileMenu',
  component: ProfileMenu,
  parameters: { advice },
  args: {
    anchor: null,
    user: { name: 'Ada Okonkwo', email: 'ada@staylet.test' },
    onClose: fn(),
    onLogout: fn(),
  },
  // The anchor is an element, which args cannot hold.
  render: function Hanging(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null)
    return (
      <Box sx={{ display: 'flex', justifyContent: 'end', minHeight: '24rem' }}>
        <Box ref={setAnchor} sx={{ width: '3rem', height: '3rem' }} />
        <ProfileMenu {...args} anchor={anchor} />
      </Box>
    )
  },
} satisfies Meta<typeof ProfileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The menu has four links and Logout, which closes it first. */
export const Behaviour: Story = {
  tags: ['req:HEAD-03', 'test-case'],
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Ada Okonkwo' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(5)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
export const NoEmail: Story = { args: { user: { name: 'Ada Okonkwo' } } }
export const LongName: Story = {
  args: {
    user: {
      name: 'Oluwadamilola Adébáyọ̀-Ọlátúnjí Nwachukwu',
      email: 'oluwadamilola.adebayo-olatunji@staylet.test',
    },
  },
}
