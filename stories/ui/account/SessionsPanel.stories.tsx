import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SessionsPanel } from '@ui/account/SessionsPanel'

const sessions = [
  { id: '1', device: 'Chrome on Android', isCurrent: true, lastUsed: 'Mar 9, 2026, 10:00' },
  { id: '2', device: 'Firefox on Linux', isCurrent: false, lastUsed: 'Mar 8, 2026, 21:15' },
  { id: '3', device: 'Unknown device', isCurrent: false, lastUsed: 'Mar 2, 2026, 07:40' },
]

const advice: Advice = {
  do: {
    why: 'A guest recognises the device by its browser and its system.',
    show: () => (
      <SessionsPanel
        sessions={sessions.slice(0, 2)}
        onShow={() => undefined}
        onEnd={() => undefined}
        onConfirm={() => undefined}
      />
    ),
  },
  dont: {
    why: 'What the browser sends about itself is recognised by nobody, and it names the button.',
    show: () => (
      <SessionsPanel
        sessions={[
          {
            id: '1',
            device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
            isCurrent: false,
            lastUsed: '2026-03-08T21:15:00Z',
          },
        ]}
        onShow={() => undefined}
        onEnd={() => undefined}
        onConfirm={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'product/account/SessionsPanel',
  id: 'ui-account-sessionspanel',
  component: SessionsPanel,
  parameters: { advice },
  args: { sessions, onShow: fn(), onEnd: fn(), onConfirm: fn() },
} satisfies Meta<typeof SessionsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** This device has no button. Every other one has its own. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Firefox on Linux' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }))
    await expect(args.onEnd).toHaveBeenNthCalledWith(1, '2')
    await expect(args.onEnd).toHaveBeenNthCalledWith(2, 'others')
  },
}

export const Alone: Story = { args: { sessions: sessions.slice(0, 1) } }

/** A busy card sends nothing twice. */
export const Busy: Story = {
  tags: ['played'],
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Log out everywhere else' })
    button.click()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const AsksForPassword: Story = {
  tags: ['played'],
  args: { isAsking: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Your password/), 'Lagoon#2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log out' }))
    await expect(args.onConfirm).toHaveBeenCalledWith('Lagoon#2026')
  },
}

/** An empty password sends nothing. */
export const NoPassword: Story = {
  tags: ['played'],
  args: { isAsking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log out' }))
    await expect(await canvas.findByText('Password is required')).toBeVisible()
    await expect(canvas.getByLabelText(/^Your password/)).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirming: Story = { args: { isAsking: true, isBusy: true } }
export const WrongPassword: Story = {
  args: { isAsking: true, failure: 'The password is incorrect.' },
}
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } }
export const LongNames: Story = {
  args: { sessions: sessions.map((one) => ({ ...one, device: `${'w'.repeat(60)} on Linux` })) },
}
