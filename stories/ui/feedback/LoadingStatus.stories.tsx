import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'

const meta = {
  title: 'ui/feedback/LoadingStatus',
  component: LoadingStatus,
} satisfies Meta<typeof LoadingStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading')
  },
}

export const WithLabel: Story = {
  args: { label: feedbackCopy.checkingSession, showLabel: true },
}
