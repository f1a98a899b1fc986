import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { Resend } from '@ui/auth/Resend'
import { inFormWidth } from './in-form-width'
import { counting, ready } from './resend-args'

const advice: Advice = {
  do: {
    why: 'It sends again what may not have arrived.',
    show: () => <Resend {...ready} label="Resend code" />,
  },
  dont: {
    why: 'No code is missing, the request has failed: ErrorState repeats it.',
    show: () => <Resend {...ready} label="Retry" failure={{ text: 'Failed to fetch listings' }} />,
  },
}

const meta = {
  title: 'product/auth/Resend',
  id: 'ui-auth-resend',
  component: Resend,
  parameters: { advice },
  args: counting,
  decorators: [inFormWidth],
} satisfies Meta<typeof Resend>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the remaining time. The countdown itself is tested with a controlled clock. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You can resend in 0:24')
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Ready: Story = {
  tags: ['played'],
  args: ready,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for another one now.')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { ...ready, isSending: true } }

export const SentAgain: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Sent again.'),
}

export const Failed: Story = {
  tags: ['req:SIGNUP-15'],
  args: { ...ready, failure: { text: 'Failed to resend verification' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Failed to resend verification'),
}
