import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { SecurePayPanel } from '@ui/payment/SecurePayPanel'

const toPay = { href: '/api/payment/pay/1042/a-key', due: 64_500 }

const advice: Advice = {
  do: {
    why: 'The link names what is paid.',
    show: () => <SecurePayPanel method="card" toPay={toPay} />,
  },
  dont: {
    why: 'Without a booking there is nothing to pay, so a sum would be made up.',
    show: () => <SecurePayPanel method="card" toPay={{ ...toPay, due: 0 }} />,
  },
}

const meta = {
  title: 'product/payment/SecurePayPanel',
  id: 'ui-payment-securepaypanel',
  component: SecurePayPanel,
  parameters: { advice },
  args: { method: 'card', toPay },
} satisfies Meta<typeof SecurePayPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The chosen method travels in the address. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Pay ₦64,500 securely' })
    await expect(link).toHaveAttribute('href', '/api/payment/pay/1042/a-key?by=card')
  },
}
export const Ussd: Story = { args: { method: 'ussd' } }
export const Transfer: Story = { args: { method: 'transfer' } }
export const PaymentLink: Story = { args: { method: 'link' } }

/** Opened from the menu, the page knows no booking. */
export const NoBooking: Story = {
  args: { toPay: undefined },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByRole('link', { name: /securely/ })).toBeNull()
    await expect(panel.getByRole('link', { name: 'See my bookings' })).toBeVisible()
  },
}
