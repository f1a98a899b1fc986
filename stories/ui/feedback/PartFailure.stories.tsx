import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PartFailure } from '@ui/feedback/PartFailure'

const meta = {
  title: 'ui/feedback/PartFailure',
  component: PartFailure,
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof PartFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(failureCopy.part)
    await userEvent.click(screen.getByRole('button', { name: failureCopy.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: feedbackCopy.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
