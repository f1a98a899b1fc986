import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PieceFailure } from '@ui/feedback/PieceFailure'

const meta = {
  title: 'ui/feedback/PieceFailure',
  component: PieceFailure,
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof PieceFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(failureCopy.piece)
    await userEvent.click(screen.getByRole('button', { name: failureCopy.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: feedbackCopy.close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
