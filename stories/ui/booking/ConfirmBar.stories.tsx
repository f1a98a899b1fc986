import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { ConfirmBar } from '@ui/booking/ConfirmBar'
import { SubmitButton } from '@ui/form/SubmitButton'
import { TextInput } from '@ui/form/TextInput'

const advice: Advice = {
  do: {
    why: 'The bar has the only button of the form, always in reach.',
    show: () => (
      <>
        <form id="advice-form">
          <TextInput label="First name" defaultValue="Ngozi" />
        </form>
        <ConfirmBar total={100_000} formId="advice-form" />
      </>
    ),
  },
  dont: {
    why: 'The form has its button already: two of them look like two different actions.',
    show: () => (
      <>
        <form id="advice-two-buttons">
          <TextInput label="First name" defaultValue="Ngozi" />
          <SubmitButton>Confirm Booking & Pay</SubmitButton>
        </form>
        <ConfirmBar total={100_000} formId="advice-two-buttons" />
      </>
    ),
  },
  isFramed: true,
}

const meta = {
  title: 'product/booking/ConfirmBar',
  id: 'ui-booking-confirmbar',
  component: ConfirmBar,
  args: { total: 100_000, formId: 'booking-form' },
  globals: { viewport: { value: 'mobile' } },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BN-14'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦100,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm Booking & Pay' })).toHaveAttribute(
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
    // It is as wide as with the longer label, so the bar keeps its height.
    const label = getComputedStyle(button, '::after')
    await expect(label.content).toBe('"Confirm Booking & Pay"')
    await expect(button.offsetWidth).toBeGreaterThan(parseFloat(label.width))
  },
}
export const LargeAmount: Story = { args: { total: 12_345_678.5 } }

/** In a narrow window with large text, 'for 1 night' moves below the amount. */
export const NarrowWithLargeText: Story = {
  globals: { textSize: '200' },
  // A fixed bar stays within an element with a transform.
  decorators: [
    (Story) => <div style={{ transform: 'translate(0)', width: 310, height: 320 }}>{Story()}</div>,
  ],
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('for 1 night')
    await expect(words).toBeVisible()
    const unit = words.getBoundingClientRect()
    const bar = canvasElement.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    await expect(unit.right).toBeLessThanOrEqual(bar?.right ?? 0)
    await expect(unit.left).toBeGreaterThanOrEqual(bar?.left ?? 0)
  },
}
