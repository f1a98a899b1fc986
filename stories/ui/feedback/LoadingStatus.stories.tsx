import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import type { Advice } from '@stories/advice'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'

const advice: Advice = {
  do: {
    why: 'The label names what is loading.',
    show: () => <LoadingStatus label="Loading your booking" showLabel />,
  },
  dont: {
    why: 'For content of known shape a ring makes the page jump: show its skeleton.',
    show: () => <LoadingStatus label="Loading homes" showLabel />,
  },
}

const meta = {
  title: 'ui/feedback/LoadingStatus',
  component: LoadingStatus,
  parameters: { advice },
} satisfies Meta<typeof LoadingStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
}

export const WithLabel: Story = {
  args: { label: feedbackCopy.checkingSession, showLabel: true },
}
