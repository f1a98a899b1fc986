import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleAccount } from '@app/samples/sample-account'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { PageHeading } from '@ui/layout/PageHeading'
import { PaymentMethods, type PaymentMethod } from '@ui/payment/PaymentMethods'
import { TransferPanel } from '@ui/payment/TransferPanel'

const advice: Advice = {
  do: {
    why: 'While a booking is being paid, the choice acts at once on the panel beside it.',
    show: () => (
      <>
        <PaymentMethods selected="transfer" onSelect={() => undefined} />
        <TransferPanel account={sampleAccount} isSample onCopy={() => undefined} />
      </>
    ),
  },
  dont: {
    why: 'In the settings nothing says that the choice is kept: PaymentChoice adds Save.',
    show: () => (
      <>
        <PageHeading>Manage Payment</PageHeading>
        <PaymentMethods selected="transfer" onSelect={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/payment/PaymentMethods',
  id: 'ui-payment-paymentmethods',
  component: PaymentMethods,
  parameters: { advice },
  args: { onSelect: fn() },
  render: function Selected({ selected: first, onSelect, ...args }) {
    const [selected, setSelected] = useHeld(first)
    const keep = (method: PaymentMethod) => {
      onSelect(method)
      setSelected(method)
    }
    return <PaymentMethods {...args} selected={selected} onSelect={keep} />
  },
} satisfies Meta<typeof PaymentMethods>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Four methods are offered, and Bank Transfer is selected. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:PAY-01', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const methods = within(canvasElement)
    const names = methods.getAllByRole('radio').map((each) => each.closest('label')?.textContent)
    await expect(names).toEqual(['USSD', 'Bank Card', 'Bank Transfer', 'Payment Link'])
    await expect(methods.getByRole('radio', { name: 'Bank Transfer' })).toBeChecked()
    await userEvent.click(methods.getByText('USSD'))
    await expect(args.onSelect).toHaveBeenCalledWith('ussd')
  },
}
export const Card: Story = { args: { selected: 'card' } }
