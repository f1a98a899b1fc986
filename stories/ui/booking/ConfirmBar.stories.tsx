import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ConfirmBar } from '@ui/booking/ConfirmBar'

const meta = {
  title: 'ui/booking/ConfirmBar',
  component: ConfirmBar,
  args: { total: 100_000, formId: 'booking-form' },
  globals: { viewport: { value: 'mobile' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BN-14'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByText('₦100,000')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Confirm Booking & Pay' })).toHaveAttribute(
      'form',
      'booking-form',
    )
  },
}
export const Submitting: Story = {
  tags: ['req:BN-15'],
  args: { isSubmitting: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const LargeAmount: Story = { args: { total: 12_345_678.5 } }
