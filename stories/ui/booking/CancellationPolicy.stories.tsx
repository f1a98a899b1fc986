import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CancellationPolicy } from '@ui/booking/CancellationPolicy'

const meta = {
  title: 'ui/booking/CancellationPolicy',
  component: CancellationPolicy,
} satisfies Meta<typeof CancellationPolicy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-11', 'req:CONST-05'],
  play: async ({ canvasElement }) => {
    const policy = within(canvasElement).getByRole('region', { name: 'Cancellation Policy' })
    await expect(policy).toHaveTextContent(
      'Once payment is made and confirmed the booking is final, with no cancellations or refunds.',
    )
  },
}
