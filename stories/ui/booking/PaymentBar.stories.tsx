import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleCharge } from '@app/samples/booking-details-samples'
import type { Advice } from '@stories/advice'
import { PaymentBar } from '@ui/booking/PaymentBar'
import { PaymentPanel } from '@ui/booking/PaymentPanel'

const advice: Advice = {
  do: {
    why: 'The panel is out of sight, and the bar keeps its button in reach.',
    show: () => (
      <>
        <p style={{ padding: '1rem' }}>Bright rooms above the water, and a quiet street.</p>
        <PaymentBar total={64_500} payId="advice-far-pay" onPay={() => undefined} />
      </>
    ),
  },
  dont: {
    why: "With another id than the button's, the bar does not see the button, and repeats it.",
    show: () => (
      <>
        <PaymentPanel
          charge={sampleCharge}
          canPay
          payId="advice-near-pay"
          onPay={() => undefined}
        />
        <PaymentBar total={64_500} payId="make-payment" onPay={() => undefined} />
      </>
    ),
  },
  isFramed: true,
}

const meta = {
  title: 'product/booking/PaymentBar',
  id: 'ui-booking-paymentbar',
  component: PaymentBar,
  args: { total: 64_500, payId: 'make-payment', onPay: fn() },
  globals: { viewport: { value: 'mobile' } },
  parameters: { advice, layout: 'fullscreen' },
} satisfies Meta<typeof PaymentBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('₦64,500 for 1 night')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make Payment' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

/** Where a provider takes payments, the amount is what is still to be paid. */
export const StillDue: Story = {
  args: { total: 44_500, isDue: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₦44,500 Still to be paid')
  },
}

/** Another backend names no total. */
export const NoTotal: Story = { args: { total: undefined } }

/** The panel's own button is on screen, so the bar leaves. */
export const BesideTheButton: Story = {
  render: (args) => (
    <>
      <PaymentPanel charge={sampleCharge} canPay payId={args.payId} onPay={args.onPay} />
      <PaymentBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: 'Make Payment' })).toHaveLength(
        1,
      ),
    )
  },
}
