import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { NotificationsPage } from '@app/pages/NotificationsPage'
import { PAGE_META } from '@domain/page-data'
import { expectAddress } from '@stories/app/expect-address'
import { withMeta } from '@stories/app/page-meta'
import { signedIn } from '@stories/app/signed-in'

/** Responds to no request, so any request would fail the story. */
const meta = {
  title: 'app/pages/NotificationsPage',
  component: NotificationsPage,
  parameters: { layout: 'fullscreen', route: '/notification', atoms: signedIn, api: {} },
  beforeEach: () => {
    spyOn(window, 'fetch')
    spyOn(window, 'reportError')
  },
} satisfies Meta<typeof NotificationsPage>

export default meta
type Story = StoryObj<typeof meta>

const expectNoCall = async () => {
  await expect(window.fetch).not.toHaveBeenCalled()
  await expect(window.reportError).not.toHaveBeenCalled()
}

export const Default: Story = {}

/** All shows the samples, and every other tab is empty. Refresh sends no request. */
export const Behaviour: Story = {
  tags: ['req:NOTIF-01', 'req:NOTIF-05', 'req:NOTIF-06', 'req:API-27', 'test-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Bookings',
      'Payments',
      'Reviews',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    for (const [name, query] of [
      ['Bookings', '?tab=bookings'],
      ['Payments', '?tab=payments'],
      ['Reviews', '?tab=reviews'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expectAddress(`/notification${query}`)
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
      await expect(canvas.getByRole('heading', { name: 'No Notifications Yet' })).toBeVisible()
    }
    await expectNoCall()
  },
}

/** Guests pay at a provider, so no sample tells of a booking or a payment. */
export const AtAProvider: Story = {
  beforeEach: withMeta([PAGE_META.payments, 'on']),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.queryByText(/payment/i, { selector: 'article *' })).toBeNull()
  },
}

export const CompletesPayment: Story = {
  tags: ['req:NOTIF-02', 'req:NOTIF-06', 'test-case'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Calm.')
    await userEvent.click(canvas.getByRole('link', { name: /^Complete Payment/ }))
    await expectAddress('/payments')
    await expectNoCall()
  },
}

export const Bookings: Story = { parameters: { route: '/notification?tab=bookings' } }
export const Phone: Story = { globals: { viewport: { value: 'mobile' } } }
