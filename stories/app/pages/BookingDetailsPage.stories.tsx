import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { BookingDetailsPage } from '@app/pages/BookingDetailsPage'
import { apiPaths } from '@domain/api/api-paths'
import { offlineCopy } from '@domain/copy/offline-copy'
import { PAGE_META } from '@domain/page-data'
import { paths, routePatterns } from '@domain/paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { ApiError } from '@features/api/api-error'
import { expectAddress } from '@stories/app/expect-address'
import { withMeta } from '@stories/app/page-meta'
import { noNetwork, serverError } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import {
  bookingsOfEveryStatus,
  cancelledBooking,
  completedBooking,
  confirmedBooking,
  makeBooking,
  orphanBooking,
  pendingBooking,
} from '@tests/fixtures/make-booking'
import { lagoonLoft, longName } from '@tests/fixtures/make-listing'

const history = `GET ${apiPaths.bookingsOfUser(ada._id)}`
const gone = new ApiError({ status: 404, code: 'not_found' })

/** Parameters of a page opened by its address, with every booking in the history. */
const opened = ({ _id }: Booking, bookings: readonly Booking[] = bookingsOfEveryStatus) => ({
  route: { path: paths.booking(_id), pattern: routePatterns.booking },
  api: { [history]: { bookings } },
})

const meta = {
  title: 'app/pages/BookingDetailsPage',
  component: BookingDetailsPage,
  decorators: [withToasts],
  parameters: { layout: 'fullscreen', atoms: signedIn, ...opened(pendingBooking) },
} satisfies Meta<typeof BookingDetailsPage>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the section headings once the page has loaded. */
const sectionsOf = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await page.findByRole('heading', { level: 1, name: /Booking #/ })
  return page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

const paymentOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Payment' }))

/** A pending booking shows everything but the rating block, and can be edited and paid for. */
export const Ready: Story = {
  tags: ['req:BD-03', 'req:BD-06', 'req:BD-09', 'req:BD-11', 'req:BD-13', 'req:BD-15'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await sectionsOf(canvasElement)).toEqual([
      'Date and Listing Name',
      'Details',
      'Rules',
      'Cancellation Policy',
      'Change of plans',
      'Payment',
      'Host',
    ])
    await expect(canvas.getAllByText('Pending')[0]).toBeVisible()
    await expect(canvas.getByText('4.7/5')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit booking' })).toBeVisible()
    await expect(
      paymentOf(canvasElement).getByRole('button', { name: 'Make Payment' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to bookings' })).toBeVisible()
  },
}

/** The page says until when the booking waits, and that the price differs. */
export const HeldAtAnotherPrice: Story = {
  parameters: opened(pendingBooking, [
    {
      ...pendingBooking,
      heldUntil: '2026-01-07T10:00:00.000Z',
      seenTotal: 54_500,
      priceDiffers: true,
    },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/by Jan 7, 2026, 11:00/)).toBeVisible()
    await expect(canvas.getByText(/₦64,500 instead of ₦54,500/)).toBeVisible()
  },
}

/** Nobody confirmed the booking in time. */
export const Released: Story = {
  parameters: opened(cancelledBooking, [{ ...cancelledBooking, cancelReason: 'unconfirmed' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nobody confirmed this booking in time/)).toBeVisible()
  },
}

export const Confirmed: Story = {
  tags: ['req:BD-05', 'req:BD-13', 'req:BD-15'],
  parameters: opened(confirmedBooking),
  play: async ({ canvas, canvasElement }) => {
    await expect(await sectionsOf(canvasElement)).toContain('Payment')
    await expect(canvas.getByRole('button', { name: 'Edit booking' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make Payment' })).toBeNull()
  },
}

export const Completed: Story = {
  tags: ['req:BD-05', 'req:BD-06', 'req:BD-09', 'req:BD-12', 'req:BD-13', 'req:BD-15'],
  parameters: opened(completedBooking),
  play: async ({ canvas, canvasElement }) => {
    await expect(await sectionsOf(canvasElement)).toEqual([
      'Date and Listing Name',
      'Details',
      'Payment',
      'Rating',
      'Host',
    ])
    await expect(canvas.getByText('1394 ratings')).toBeVisible()
    await expect(canvas.getByText('Rated 4 out of 5')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Edit booking' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Make Payment' })).toBeNull()
  },
}

export const Cancelled: Story = {
  tags: ['req:BD-05', 'req:BD-11', 'req:BD-13', 'req:BD-15'],
  parameters: opened(cancelledBooking),
  play: async ({ canvasElement }) => {
    await expect(await sectionsOf(canvasElement)).toEqual([
      'Date and Listing Name',
      'Details',
      'Rules',
      'Cancellation Policy',
      'Host',
    ])
    await expect(within(canvasElement).queryByRole('button', { name: 'Edit booking' })).toBeNull()
    await expect(
      within(canvasElement).queryByRole('button', { name: 'Add to calendar' }),
    ).toBeNull()
  },
}

const cancelPath = `POST ${apiPaths.cancelBooking(pendingBooking._id)}`
const confirmCancel = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Cancel booking' }))
  await userEvent.click(page.getByRole('button', { name: 'Yes, cancel it' }))
  return page
}

/** The guest cancels, and the page shows it without a reload. */
export const CancelledByGuest: Story = {
  parameters: {
    ...opened(pendingBooking),
    api: {
      [history]: { bookings: bookingsOfEveryStatus },
      [cancelPath]: { booking: { ...pendingBooking, status: 'Cancelled', cancelReason: 'guest' } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = await confirmCancel(canvasElement)
    await expect(await page.findByText(/You cancelled this booking/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Make Payment' })).toBeNull()
  },
}

/** Without a network nothing is cancelled, and the guest reads why. */
export const CancelOffline: Story = {
  parameters: {
    ...opened(pendingBooking),
    api: { [history]: { bookings: bookingsOfEveryStatus }, [cancelPath]: noNetwork },
  },
  play: async ({ canvasElement }) => {
    const page = await confirmCancel(canvasElement)
    await expect(await page.findByText(/Check your connection and try again/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  },
}

/** While the history loads, the booking is not reported as missing. */
export const Loading: Story = {
  parameters: { api: { [history]: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading booking')).toBeInTheDocument()
    await expect(canvas.queryByText('Booking not found.')).toBeNull()
  },
}

/** Neither the history nor the booking's own request finds the booking. */
export const Empty: Story = {
  tags: ['req:BD-01'],
  parameters: {
    api: { [history]: { bookings: [] }, [`GET ${apiPaths.booking(pendingBooking._id)}`]: gone },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Booking not found.',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Back to bookings' }))
    await expectAddress('/my-bookings')
  },
}

const failing = (error: Error) => ({
  api: { [history]: error, [`GET ${apiPaths.booking(pendingBooking._id)}`]: error },
})

export const Failed: Story = {
  parameters: failing(serverError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Failed to fetch bookings',
    )
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: failing(noNetwork),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: offlineCopy.title })).toBeVisible()
  },
}

const answers = fn((): unknown => {
  if (answers.mock.calls.length <= 2) throw serverError
  return { bookings: [pendingBooking] }
}).mockName('GET history and booking')

/** The amount in words is fetched and rendered before the print dialog opens. */
export const PrintsReceipt: Story = {
  tags: ['req:BD-04', 'test-case'],
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => {})
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Naira Only')
    await userEvent.click(await canvas.findByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    await expect(canvasElement).toHaveTextContent(
      'Amount in wordsSixty Four Thousand Five Hundred Naira Only',
    )
  },
}

export const AddsToCalendar: Story = {
  tags: ['req:BD-04', 'test-case'],
  parameters: {
    api: {
      [history]: { bookings: bookingsOfEveryStatus },
      [`GET ${apiPaths.listing(lagoonLoft._id)}`]: { listing: lagoonLoft },
    },
  },
  beforeEach: () => {
    spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar')
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to calendar' }))
    await expect(await canvas.findByText('Calendar file saved')).toBeVisible()
    await expect(URL.createObjectURL).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'text/calendar' }),
    )
  },
}

export const CopiesLink: Story = {
  tags: ['req:BD-04', 'test-case'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied to clipboard!')).toBeVisible()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `${window.location.origin}/booking/${pendingBooking._id}`,
    )
  },
}

const longBooking = makeBooking({
  listing: { ...longName, description: 'A word that does not end: ' + 'w'.repeat(300) },
  totalPrice: 1e12,
})
export const LongName: Story = { parameters: opened(longBooking, [longBooking]) }
export const ListingGone: Story = { parameters: opened(orphanBooking, [orphanBooking]) }

/** A paid booking shows what was paid, is final, and cannot be cancelled here. */
export const PaidInFull: Story = {
  parameters: opened(confirmedBooking, [{ ...confirmedBooking, paid: 293_000 }]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Still to be paid'))[0]).toBeVisible()
    await expect(
      canvas.getByText('We have received your payment, so this booking is final.', {
        exact: false,
      }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Make Payment' })).toBeNull()
    await expect(canvas.queryByText('₦278,000')).toBeNull()
  },
}

/** A confirmed booking can be paid by transfer, too, and shows what is still due. */
export const ConfirmedUnpaid: Story = {
  parameters: opened(confirmedBooking, [{ ...confirmedBooking, paid: 20_000 }]),
  beforeEach: withMeta([PAGE_META.transfer, 'Lagoon Bank|Staylet Homes|0123456789']),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: 'Make Payment' }))[0],
    ).toBeInTheDocument()
    await expect(canvas.getByText(/it cannot be cancelled here/)).toBeVisible()
  },
}

/** Money came, the booking was cancelled, and the money went back. */
export const Refunded: Story = {
  parameters: opened(cancelledBooking, [
    { ...cancelledBooking, cancelReason: 'operator', returned: 64_500 },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/₦64,500 that you paid was returned\./)).toBeVisible()
    await expect(canvas.queryByText(/no payment|Nothing is charged/)).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      'Returned₦64,500',
    )
  },
}

/** Money came after the cancellation, and is to be refunded. */
export const RefundPending: Story = {
  parameters: opened(cancelledBooking, [
    { ...cancelledBooking, cancelReason: 'unconfirmed', paid: 64_500 },
  ]),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/₦64,500 that you paid is to be refunded/),
    ).toBeVisible()
  },
}
