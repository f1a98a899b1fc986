import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleCharge } from '@app/samples/booking-details-samples'
import type { Advice } from '@stories/advice'
import { PaymentPanel } from '@ui/booking/PaymentPanel'
import { StatusBadge } from '@ui/booking/StatusBadge'

const advice: Advice = {
  do: {
    why: 'A pending booking waits for its payment.',
    show: () => (
      <>
        <StatusBadge status="Pending" />
        <PaymentPanel charge={sampleCharge} canPay onPay={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'A cancelled booking cannot be paid, but the button offers it.',
    show: () => (
      <>
        <StatusBadge status="Cancelled" />
        <PaymentPanel charge={sampleCharge} canPay onPay={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/PaymentPanel',
  id: 'ui-booking-paymentpanel',
  component: PaymentPanel,
  parameters: { advice },
  args: { charge: sampleCharge, canPay: true, onPay: fn() },
} satisfies Meta<typeof PaymentPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  ...Default,
  tags: ['req:BD-14', 'req:BD-15', 'test-case'],
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(
      /₦60,000 x 3 nights.*Subtotal₦180,000.*Security deposit₦80,000.*Service charge₦18,000.*Total₦278,000/,
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make Payment' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

/** Where money really moves, what was paid takes the place of the sample. */
export const NothingPaid: Story = {
  args: { charge: undefined, money: { total: 64_500, paid: 0, due: 64_500, refund: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Paid₦0.*Still to be paid₦64,500/)
    await expect(canvasElement).not.toHaveTextContent('Sample')
  },
}
export const PaidInPart: Story = {
  args: { charge: undefined, money: { total: 64_500, paid: 20_000, due: 44_500, refund: 0 } },
}
export const PaidInFull: Story = {
  args: {
    charge: undefined,
    money: { total: 64_500, paid: 64_500, due: 0, refund: 0 },
    canPay: false,
  },
}
export const RefundPending: Story = {
  args: {
    charge: undefined,
    money: { total: 64_500, paid: 64_500, due: 0, refund: 64_500 },
    canPay: false,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/To be refunded₦64,500/)
  },
}

/** A confirmed or completed booking has nothing left to pay. */
export const Paid: Story = {
  tags: ['req:BD-15'],
  args: { canPay: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** Everything was returned, and nothing is to come. */
export const Returned: Story = {
  args: {
    charge: undefined,
    money: { total: 64_500, paid: 0, due: 0, refund: 0, returned: 64_500 },
    canPay: false,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Paid₦0.*Returned₦64,500.*To be refunded₦0/)
  },
}

/** A payment in another currency counts for nothing. */
export const OddPayment: Story = {
  args: {
    charge: undefined,
    money: { total: 64_500, paid: 0, due: 64_500, refund: 0, hasOddPayment: true },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/came in another currency/)
  },
}
