import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MyBookingsPage } from '@app/pages/MyBookingsPage'
import { apiPaths } from '@domain/api/api-paths'
import { offlineCopy } from '@domain/copy/offline-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { expectAddress } from '@stories/app/expect-address'
import { noNetwork, serverError } from '@stories/app/responses'
import { ada, signedIn } from '@stories/app/signed-in'
import {
  bookingsOfEveryStatus,
  cancelledBooking,
  completedBooking,
  confirmedBooking,
  makeBooking,
  makeBookings,
  orphanBooking,
  pendingBooking,
} from '@tests/fixtures/make-booking'
import { longName } from '@tests/fixtures/make-listing'

const history = `GET ${apiPaths.bookingsOfUser(ada._id)}`

/** A pending booking in the past, which is neither upcoming nor cancelled. */
const pastPending = makeBooking({
  _id: 'past-pending',
  startDate: '2025-12-20T00:00:00.000Z',
  endDate: '2025-12-22T00:00:00.000Z',
  listing: { name: 'Nobody Answered' },
})

const meta = {
  title: 'app/pages/MyBookingsPage',
  component: MyBookingsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/my-bookings',
    atoms: signedIn,
    api: { [history]: { bookings: bookingsOfEveryStatus.slice(0, 3) } },
  },
} satisfies Meta<typeof MyBookingsPage>

export default meta
type Story = StoryObj<typeof meta>

const opened = (tab: string, bookings: readonly Booking[]) => ({
  route: `/my-bookings?tab=${tab}`,
  api: { [history]: { bookings } },
})

const detailsIn = (page: HTMLElement) =>
  within(page)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

/** Shows three bookings, each with its status in words. */
export const Ready: Story = {
  tags: ['req:MYB-07'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible()
    await expect(canvas.getByText('Confirmed')).toBeVisible()
    await expect(canvas.getByText('Completed')).toBeVisible()
    await expect(canvas.getByText('Showing Page 1 of 1')).toBeVisible()
    // The stay on January 20 is the next one. Only its row says so.
    await expect(canvas.getAllByText(/^(In \d+ days|Today|Tomorrow)$/)).toHaveLength(1)
  },
}

export const Loading: Story = {
  tags: ['req:MYB-04'],
  parameters: { api: { [history]: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading bookings')
    await expect(canvas.queryByText('No bookings found.')).toBeNull()
  },
}

export const Empty: Story = {
  tags: ['req:MYB-06'],
  parameters: { api: { [history]: { bookings: [] } } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'No bookings found.' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No bookings found.')
  },
}

export const Failed: Story = {
  tags: ['req:MYB-05'],
  parameters: { api: { [history]: serverError } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading bookings.')
    await expect(canvas.queryByText('No bookings found.')).toBeNull()
  },
}

export const Offline: Story = {
  parameters: { api: { [history]: noNetwork } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: offlineCopy.title })).toBeVisible()
  },
}

const retried = fn((): unknown => {
  if (retried.mock.calls.length === 1) throw serverError
  return { bookings: [pendingBooking] }
}).mockName('GET history')

/** Retry repeats the request, and the bookings appear. */
export const RetriedAfterFailure: Story = {
  tags: ['test-case'],
  parameters: { api: { [history]: retried } },
  beforeEach: () => {
    retried.mockClear()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Pending')).toBeVisible()
    await expect(retried).toHaveBeenCalledTimes(2)
  },
}

/** Seven bookings fill three pages, and the address holds the tab and the page. */
export const SevenBookings: Story = {
  tags: ['req:MYB-10', 'req:MYB-11'],
  parameters: { api: { [history]: { bookings: makeBookings(7) } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Showing Page 1 of 3')).toBeVisible()
    await expect(detailsIn(canvasElement)).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Showing Page 2 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByText('Showing Page 3 of 3')).toBeVisible()
    await expect(detailsIn(canvasElement)).toHaveLength(1)
    await expectAddress('/my-bookings?page=3')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(await canvas.findByText('Showing Page 2 of 3')).toBeVisible()
  },
}

/** The next page begins at its first booking, although its pager is pressed below the last one. */
export const TurnsToTheTop: Story = {
  tags: ['test-case'],
  globals: { viewport: { value: 'mobile' } },
  parameters: { api: { [history]: { bookings: makeBookings(7) } } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' })
    next.scrollIntoView({ block: 'end', behavior: 'instant' })
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().top).toBeLessThan(0)
    await userEvent.click(next)
    await expect(await canvas.findByText('Showing Page 2 of 3')).toBeVisible()
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** Holds future bookings that are pending. Confirmed stays are not included. */
export const Upcoming: Story = {
  tags: ['req:MYB-13'],
  parameters: opened('upcoming', [...bookingsOfEveryStatus, pastPending]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bookings waiting for confirmation')).toBeVisible()
    await waitFor(() => expect(detailsIn(canvasElement)).toEqual([pendingBooking.listing.name]))
  },
}

/** Holds every stay that has ended, including cancelled ones. */
export const Past: Story = {
  tags: ['req:MYB-12'],
  parameters: opened('past', [...bookingsOfEveryStatus, pastPending]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Showing Page 1 of 1')
    await expect(detailsIn(canvasElement)).toEqual(
      [completedBooking, cancelledBooking, pastPending].map(({ listing }) => listing.name),
    )
  },
}

export const Cancelled: Story = {
  tags: ['req:MYB-14'],
  parameters: opened('cancelled', bookingsOfEveryStatus),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Showing Page 1 of 1')
    await expect(detailsIn(canvasElement)).toEqual([cancelledBooking.listing.name])
  },
}

/** The selected tab is empty, although the guest has bookings. */
export const NothingCancelled: Story = {
  tags: ['req:MYB-06', 'req:MYB-14'],
  parameters: opened('cancelled', [confirmedBooking]),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'No bookings found.' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No bookings found.')
  },
}

const asked = fn((): unknown => ({ bookings: makeBookings(7) })).mockName('GET history')

/** All Bookings holds every booking. Another tab starts at its first page without a new request. */
export const ChangesTabs: Story = {
  tags: ['req:MYB-01', 'req:MYB-02', 'req:MYB-12', 'test-case'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { route: '/my-bookings?page=3', api: { [history]: asked } },
  beforeEach: () => {
    asked.mockClear()
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Showing Page 3 of 3')).toBeVisible()
    const before = detailsIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(detailsIn(canvasElement)).toEqual(before)
    await userEvent.click(canvas.getByRole('tab', { name: 'Past Bookings' }))
    await expectAddress(/^\/my-bookings\?tab=past$/)
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Past Bookings' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'All Bookings' }))
    await expectAddress(/^\/my-bookings$/)
    await expect(asked).toHaveBeenCalledOnce()
  },
}

/** A long name, and a listing that no longer exists. */
export const Extremes: Story = {
  parameters: {
    api: {
      [history]: { bookings: [makeBooking({ listing: { name: longName.name } }), orphanBooking] },
    },
  },
}
