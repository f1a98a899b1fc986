import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleAccount } from '@app/samples/sample-account'
import type { Advice } from '@stories/advice'
import { TransferPanel } from '@ui/payment/TransferPanel'

const advice: Advice = {
  do: {
    why: 'The account is a sample, and the warning keeps guests from transferring money to it.',
    show: () => <TransferPanel account={sampleAccount} isSample onCopy={() => undefined} />,
  },
  dont: {
    why: 'Without the warning somebody transfers money to an account that does not exist.',
    show: () => <TransferPanel account={sampleAccount} amount={64_500} onCopy={() => undefined} />,
  },
}

const meta = {
  title: 'product/payment/TransferPanel',
  id: 'ui-payment-transferpanel',
  component: TransferPanel,
  parameters: { advice },
  args: { account: sampleAccount, isSample: true, onCopy: fn() },
} satisfies Meta<typeof TransferPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows static figures, two of them with a copy button, and a warning that they are samples. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:PAY-02', 'req:PAY-03', 'req:PAY-04', 'req:PAY-05', 'req:PAY-06', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('NGN 100,000')).toBeVisible()
    await expect(panel.getByText('Sample Bank')).toBeVisible()
    await expect(panel.getByText('Staylet Sample Account')).toBeVisible()
    await expect(panel.getByText('Sample details, do not transfer')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('transfer the exact amount')
    await expect(canvasElement).toHaveTextContent('Account number is valid for 09:30')
    await userEvent.click(panel.getByRole('button', { name: 'Copy account number' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith('0000000000')
    await userEvent.click(panel.getByRole('button', { name: 'Copy amount' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith('50000')
  },
}

/** Shows a thank-you message and a link to the bookings. No request is sent. */
export const Transferred: Story = {
  tags: ['req:PAY-05', 'played'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Click Here After Transfer' }))
    await expect(panel.getByRole('status')).toHaveTextContent('Thank you.')
    await expect(panel.getByRole('link', { name: 'See my bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
  },
}

export const RealAccount: Story = {
  tags: ['played'],
  args: {
    isSample: false,
    account: {
      bank: 'The First Savings and Development Bank of Nigeria, Victoria Island Branch',
      name: 'Staylet Short-Let Homes and Hospitality Services Limited',
      number: '0123456789',
    },
    amount: 64_500.5,
  },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByText('Sample details, do not transfer')).toBeNull()
    await expect(canvasElement).not.toHaveTextContent('NGN 100,000')
    await expect(panel.getByText('NGN 64,500.50')).toBeVisible()
    await userEvent.dblClick(panel.getByRole('button', { name: 'Copy amount' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onCopy).toHaveBeenLastCalledWith('64500.50')
  },
}

/** Opened from the menu, the page knows no amount. */
export const RealAccountWithoutAmount: Story = {
  tags: ['played'],
  args: { ...RealAccount.args, amount: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Amount')).toBeNull()
  },
}
