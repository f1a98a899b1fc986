import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { toastCopy } from '@domain/copy/toast-copy'
import type { Advice } from '@stories/advice'
import { Toast } from '@ui/feedback/Toast'

const advice: Advice = {
  do: {
    why: 'A glance is enough, and nothing is lost when it closes.',
    show: () => (
      <Toast
        title="Link copied"
        text="Share it with your friends."
        severity="success"
        paused
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'It closes after a second and a half, before anybody has decided: use AlertDialog.',
    show: () => (
      <Toast
        title="Booking Failed"
        text="Your card was refused, and the host keeps the nights for you until six. Use another card or pay by transfer."
        severity="error"
        paused
        onClose={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/feedback/Toast',
  component: Toast,
  parameters: { advice },
  // Paused, so that screenshots include it.
  args: { ...toastCopy.saved, severity: 'success', paused: true, onClose: fn() },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { ...toastCopy.removed, severity: 'info' } }
export const Warning: Story = { args: { ...toastCopy.loginToSave, severity: 'warning' } }
export const Failed: Story = { args: { ...toastCopy.favouriteFailed, severity: 'error' } }
export const LongText: Story = {
  args: {
    title: 'A title that is much longer than any that the product has so far',
    text: 'And a text that goes on for a while, because some translations and some servers have more to say than we do.',
  },
}

/** Hovering or focusing the toast pauses its countdown. */
export const HeldByHoverAndFocus: Story = {
  args: { paused: false, duration: 60_000 },
  tags: ['req:ERR-09', 'test-case'],
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Close: Saved' })
    const card = close.parentElement as HTMLElement
    await expect(card).toHaveAttribute('data-held', 'false')
    await userEvent.hover(card)
    await expect(card).toHaveAttribute('data-held', 'true')
    await userEvent.unhover(card)
    await expect(card).toHaveAttribute('data-held', 'false')
    close.focus()
    await waitFor(() => expect(card).toHaveAttribute('data-held', 'true'))
  },
}

/**
 * The toast closes at the end of its countdown. Its timing is tested in tests/ui/feedback. Excluded
 * from screenshots, because it disappears.
 */
export const ClosesItself: Story = {
  args: { paused: false, duration: 100 },
  tags: ['req:ERR-09', 'no-visual', 'test-case'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => waitFor(() => expect(args.onClose).toHaveBeenCalledOnce()),
}
