import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OfflineState } from '@ui/feedback/OfflineState'

const meta = {
  title: 'ui/feedback/OfflineState',
  component: OfflineState,
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflineState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
