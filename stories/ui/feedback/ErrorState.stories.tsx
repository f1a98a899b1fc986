import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { errorCopy } from '@domain/copy/error-copy'
import type { Advice } from '@stories/advice'
import { ErrorState } from '@ui/feedback/ErrorState'

const advice: Advice = {
  do: {
    why: 'It says what failed, and Retry is beside it.',
    show: () => <ErrorState title="Failed to fetch listings" onRetry={() => undefined} />,
  },
  dont: {
    why: 'It apologises without saying what failed.',
    show: () => <ErrorState title="Oops, sorry!" onRetry={() => undefined} />,
  },
}

const meta = {
  title: 'ui/feedback/ErrorState',
  component: ErrorState,
  parameters: { advice },
  args: { title: errorCopy.listings, onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The error is announced at once, and Retry repeats the request. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const state = within(canvas.getByRole('alert'))
    await expect(state.getByRole('heading')).toHaveTextContent('Failed to fetch listings')
    await userEvent.click(state.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** There is neither a network nor kept data. */
export const Offline: Story = { args: { isOffline: true } }
export const WithBody: Story = {
  args: { title: 'Something went wrong', body: 'This is not your fault. Your booking is safe.' },
}
