import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { InlineAlert } from '@ui/feedback/InlineAlert'

const advice: Advice = {
  do: {
    why: 'It says what happened and what the guest can do.',
    show: () => (
      <InlineAlert severity="error">
        The card was refused. Try another one or pay by transfer.
      </InlineAlert>
    ),
  },
  dont: {
    why: 'A code helps nobody who reads it.',
    show: () => <InlineAlert severity="error">Error 402</InlineAlert>,
  },
}

const meta = {
  title: 'ui/feedback/InlineAlert',
  component: InlineAlert,
  parameters: { advice },
  args: { severity: 'info', children: 'Sample details, do not transfer' },
} satisfies Meta<typeof InlineAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = {
  args: { severity: 'success', children: 'Your dates are available' },
}
export const Warning: Story = {
  args: { severity: 'warning', children: 'Saved for this visit only' },
}
export const Failed: Story = {
  args: { severity: 'error', children: 'Login failed. Please try again.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Login failed'),
}
export const Announced: Story = {
  tags: ['test-case'],
  args: { live: 'polite' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
}
export const LongText: Story = {
  args: {
    children:
      'You can cancel your booking until 7 days before check-in: Jan 3, 2026. After that day the host keeps one night, and the rest goes back to the card you paid with.',
  },
}
