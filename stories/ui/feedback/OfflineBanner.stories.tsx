import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { OfflineBanner } from '@ui/feedback/OfflineBanner'

const advice: Advice = {
  do: {
    why: 'It says how old the data is. Without a network there is nothing to try.',
    show: () => <OfflineBanner reason="offline" seenAt="14:20" />,
  },
  dont: {
    why: 'A retry cannot work without a network: leave the button to a server that does not respond.',
    show: () => <OfflineBanner reason="offline" seenAt="14:20" onRetry={() => undefined} />,
  },
}

const meta = {
  title: 'ui/feedback/OfflineBanner',
  component: OfflineBanner,
  parameters: { advice, layout: 'fullscreen' },
  args: { reason: 'offline', seenAt: '14:20' },
} satisfies Meta<typeof OfflineBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('as of 14:20'),
}
export const AnotherDay: Story = { args: { seenAt: '7 Jan, 14:20' } }

/** A page that fetches nothing, such as the support form. */
export const NothingFetched: Story = {
  render: ({ reason }) => <OfflineBanner reason={reason} />,
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('as of'),
}
export const Unreachable: Story = {
  tags: ['played'],
  args: { reason: 'unreachable', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Trying: Story = {
  tags: ['played'],
  args: { ...Unreachable.args, isTrying: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Trying…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
