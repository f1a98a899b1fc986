import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SwitchAccountDialog } from '@ui/account/SwitchAccountDialog'

const advice: Advice = {
  do: {
    why: 'Both accounts are named, so that the guest can choose between them.',
    show: () => (
      <SwitchAccountDialog
        open
        current="ada@staylet.test"
        offered="tunde@staylet.test"
        onStay={() => undefined}
        onSwitch={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Both are the same account, and there is nothing to choose: follow the link without a question.',
    show: () => (
      <SwitchAccountDialog
        open
        current="ada@staylet.test"
        offered="ada@staylet.test"
        onStay={() => undefined}
        onSwitch={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/account/SwitchAccountDialog',
  id: 'ui-account-switchaccountdialog',
  component: SwitchAccountDialog,
  parameters: { advice, docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    current: 'ada@staylet.test',
    offered: 'tunde@staylet.test',
    onStay: fn(),
    onSwitch: fn(),
  },
} satisfies Meta<typeof SwitchAccountDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both accounts are named. Staying has the focus, and Escape stays as well. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to another account?' })
    await expect(dialog).toHaveAccessibleDescription(/ada@staylet\.test.*tunde@staylet\.test/)
    await expect(screen.getByRole('button', { name: 'Stay as ada@staylet.test' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onSwitch).not.toHaveBeenCalled()
  },
}

export const Switch: Story = {
  tags: ['test-case'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch account' }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } }
export const LongNames: Story = {
  args: { current: `${'w'.repeat(120)}@staylet.test`, offered: `${'m'.repeat(120)}@staylet.test` },
}
