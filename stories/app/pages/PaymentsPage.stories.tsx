import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { PaymentsPage } from '@app/pages/PaymentsPage'
import { PAGE_META } from '@domain/page-data'
import { withMeta } from '@stories/app/page-meta'
import { signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import { longName } from '@tests/fixtures/make-listing'

const withAccount = [PAGE_META.transfer, 'Lagoon Bank|Staylet Homes|0123456789'] as const

const booked = { bookingId: '1042', propertyName: 'Lagoon Loft with a Balcony', totalPrice: 64_500 }

/** Responds to no request, so any request would fail the story. */
const meta = {
  title: 'app/pages/PaymentsPage',
  component: PaymentsPage,
  decorators: [withToasts],
  parameters: { layout: 'fullscreen', route: '/payments', atoms: signedIn, api: {} },
} satisfies Meta<typeof PaymentsPage>

export default meta
type Story = StoryObj<typeof meta>

/** Opened from the menu, the page names no booking. */
export const Default: Story = {
  tags: ['req:PAY-01'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const methods = page.getAllByRole('radio')
    await expect(methods).toHaveLength(4)
    await expect(page.getByRole('radio', { name: 'Bank Transfer' })).toBeChecked()
    await expect(page.queryByText(/Your booking of/)).toBeNull()
  },
}

/** The booking is named above the static figures. */
export const AfterBooking: Story = {
  tags: ['test-case'],
  parameters: { route: { path: '/payments', state: booked } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('Your booking of Lagoon Loft with a Balcony: ₦64,500'),
    ).toBeVisible()
    await expect(page.getByText('NGN 50,000')).toBeVisible()
  },
}

/** The operator has set an account, which the server writes into the page. */
export const OperatorsAccount: Story = {
  parameters: { route: { path: '/payments', state: { ...booked, nights: 3 } } },
  beforeEach: withMeta(withAccount),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Lagoon Bank')).toBeVisible()
    await expect(page.getByText('0123456789')).toBeVisible()
    await expect(page.getByText('NGN 64,500')).toBeVisible()
    await expect(page.queryByText('Sample details, do not transfer')).toBeNull()
  },
}

/** Something has arrived already, so the rest is asked for. */
export const OperatorsAccountPaidInPart: Story = {
  parameters: { route: { path: '/payments', state: { ...booked, due: 24_500 } } },
  beforeEach: withMeta(withAccount),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NGN 24,500')).toBeVisible()
    await expect(canvas.queryByText('NGN 64,500')).toBeNull()
  },
}

const toPay = { ...booked, payPath: '/api/payment/pay/1042/a-key', due: 44_500 }
const taking = withMeta([PAGE_META.payments, 'on'])

/** A provider takes payments, and the page still makes no request. */
export const AtAProvider: Story = {
  parameters: { route: { path: '/payments', state: toPay } },
  beforeEach: taking,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const link = () => page.getByRole('link', { name: 'Pay ₦44,500 securely' })
    await expect(link()).toHaveAttribute('href', '/api/payment/pay/1042/a-key?by=transfer')
    await userEvent.click(page.getByRole('radio', { name: 'USSD' }))
    await expect(link()).toHaveAttribute('href', '/api/payment/pay/1042/a-key?by=ussd')
    await expect(page.queryByText('NGN 50,000')).toBeNull()
  },
}

/** The operator has an account as well, below the checkout. */
export const AtAProviderWithAccount: Story = {
  parameters: { route: { path: '/payments', state: toPay } },
  beforeEach: withMeta([PAGE_META.payments, 'on'], withAccount),
  play: async ({ canvas }) => {
    const account = within(canvas.getByRole('region', { name: 'Or transfer to our account' }))
    await expect(account.getByText('NGN 44,500')).toBeVisible()
  },
}

/** Opened from the menu, the page leads to the bookings. */
export const AtAProviderWithoutBooking: Story = { beforeEach: taking }

export const LongName: Story = {
  parameters: {
    route: { path: '/payments', state: { ...booked, propertyName: longName.name } },
  },
}

/** Navigation state of another shape is ignored. */
export const ForeignState: Story = {
  parameters: { route: { path: '/payments', state: { bookingId: 7 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Your booking of/)).toBeNull()
  },
}

/** Every control works without a request, and the panel is the same for every method. */
export const EveryControl: Story = {
  tags: ['req:PAY-03', 'req:PAY-04', 'req:PAY-06', 'req:PAY-07', 'test-case'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    spyOn(window, 'fetch')
    spyOn(window, 'reportError')
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const method of page.getAllByRole('radio')) {
      await userEvent.click(method)
      await expect(method).toBeChecked()
      await expect(page.getByText('NGN 100,000')).toBeVisible()
      await expect(canvasElement).toHaveTextContent('Account number is valid for 09:30')
    }
    await userEvent.click(page.getByRole('button', { name: 'Copy account number' }))
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('0000000000')
    await userEvent.click(page.getByRole('button', { name: 'Copy amount' }))
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('50000')
    await expect((await page.findAllByText('Copied to clipboard!'))[0]).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Click Here After Transfer' }))
    await expect(page.getByText(/Thank you/)).toBeVisible()
    await expect(window.fetch).not.toHaveBeenCalled()
    await expect(window.reportError).not.toHaveBeenCalled()
  },
}

/** When the browser refuses both ways to copy, no success is claimed. */
export const CopyRefused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Copy amount' }))
    await expect(await page.findByText('Not copied')).toBeVisible()
  },
}
