import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BookNowPage } from '@app/pages/BookNowPage'
import { PaymentsPage } from '@app/pages/PaymentsPage'
import { apiPaths } from '@domain/api/api-paths'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { reasonCopy } from '@domain/copy/reason-copy'
import { photosOf } from '@domain/listing/photos'
import { PAGE_META } from '@domain/page-data'
import { paths } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { ApiError, type ApiErrorDetails } from '@features/api/api-error'
import { bookingDraft } from '@features/booking/use-book-now'
import { expectAddress } from '@stories/app/expect-address'
import { withMeta } from '@stories/app/page-meta'
import { ada, signedIn } from '@stories/app/signed-in'
import { withToasts } from '@stories/app/with-toasts'
import { loadCalendar } from '@stories/load-calendar'
import { makeBooking } from '@tests/fixtures/make-booking'
import {
  inStayMode,
  lagoonLoft,
  longName,
  makeListing,
  noPhoto,
  onePhoto,
} from '@tests/fixtures/make-listing'

const chosen = (home: Listing, changes: object = {}) => ({
  path: paths.bookNow,
  state: {
    propertyId: home._id,
    propertyName: home.name,
    propertyImages: photosOf(home).map((photo) => photo.fileUrl),
    startDate: '2026-01-20',
    endDate: '2026-01-23',
    guests: 2,
    totalPrice: 100_000,
    ...changes,
  },
})

/** Parameters of a booking as the property page starts it. */
const booking = (home: Listing, changes: object = {}) => ({
  route: chosen(home, changes),
  api: { [`GET ${apiPaths.listing(home._id)}`]: { listing: home } },
})

const create = fn((): unknown => ({ booking: makeBooking({ totalPrice: 100_000 }) })).mockName(
  'POST /booking',
)
const detail = fn((): unknown => ({ listing: lagoonLoft })).mockName('GET /listing/:id')

/** Parameters of a booking that the server refuses. */
const refusedWith = (error: ApiErrorDetails) => ({
  api: {
    [`GET ${apiPaths.listing(lagoonLoft._id)}`]: detail,
    'POST /booking': new ApiError(error),
  },
  expectedErrors: new RegExp(`^The booking could not be created ${error.message ?? error.code}`),
})

function forget() {
  bookingDraft.clear()
  create.mockClear()
  detail.mockClear()
}

const withPayments = () => (
  <Routes>
    <Route path={paths.bookNow} element={<BookNowPage />} />
    <Route path={paths.payments} element={<PaymentsPage />} />
  </Routes>
)

const meta = {
  title: 'app/pages/BookNowPage',
  component: BookNowPage,
  loaders: [loadCalendar],
  decorators: [withToasts],
  parameters: { layout: 'fullscreen', atoms: signedIn, ...booking(lagoonLoft) },
  beforeEach: () => {
    forget()
    return forget
  },
} satisfies Meta<typeof BookNowPage>

export default meta
type Story = StoryObj<typeof meta>

const confirm = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: 'Confirm Booking & Pay' }))

const fillPhone = (page: ReturnType<typeof within>) =>
  userEvent.type(page.getByLabelText(/^Phone number/), '08012345678')

/** What is known from the account and the property page is already filled in. */
export const Default: Story = {
  tags: ['req:BN-03', 'req:BN-04', 'req:BN-09', 'req:BN-11', 'req:BN-16', 'req:BN-17', 'req:BN-30'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Begin your booking')
    await expect(canvasElement).toHaveTextContent(
      'You can cancel your booking until 7 days before check-in: Jan 13, 2026',
    )
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ada')
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveValue('Grace Obi')
    await expect(canvas.getByLabelText(/^Email Address/)).toHaveValue(ada.email)
    await expect(canvas.getByRole('heading', { name: lagoonLoft.name })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('01/20/2026')
    await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toHaveValue('01/23/2026')
    await expect(canvas.getByText('2 guests')).toBeInTheDocument()
    const prices = canvas.getByRole('region', { name: bookNowCopy.summaryTitle })
    await expect(prices).toHaveTextContent(/₦80,000.*₦10,000.*₦10,000.*₦100,000/)
  },
}

/** The page was opened by its address, or with navigation state that is not a booking. */
export const Invalid: Story = {
  tags: ['req:BN-01', 'req:BN-02'],
  parameters: { route: '/book-now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Invalid Booking Request',
    )
    await expect(
      canvas.getByText(
        'No booking information found. Please start your booking from a property page.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Browse Properties' }))
    await expectAddress('/discover')
  },
}

/** From the `lg` breakpoint up the form and the summary are side by side. */
export const SideBySide: Story = {
  tags: ['req:BN-05', 'req:BN-12'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Your details' }).getBoundingClientRect()
    const stay = canvas.getByRole('region', { name: 'Your stay' })
    await expect(within(stay).getByText('Your dates are available')).toBeVisible()
    const summary = stay.getBoundingClientRect()
    await expect(summary.left).toBeGreaterThan(form.right)
    await expect(summary.top).toBeLessThan(form.bottom)
    await expect(form.top).toBeLessThan(summary.bottom)
  },
}

/** The whole price is in sight before the button, without a scroll inside of the summary. */
export const PriceBeforeButton: Story = {
  tags: ['test-case'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const stay = canvas.getByRole('region', { name: 'Your stay' })
    await expect(stay.scrollHeight).toBe(stay.clientHeight)
    const price = within(stay).getByRole('region', { name: bookNowCopy.priceBreakdown })
    const button = canvas.getByRole('button', { name: 'Confirm Booking & Pay' })
    await expect(price.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    )
    const promise = within(stay).getByText(bookNowCopy.greatChoice)
    await expect(button.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** Totals are for the stay: the page counts the nights itself, and again with other dates. */
export const TotalForStay: Story = {
  parameters: booking(inStayMode, {
    startDate: '2026-01-08',
    endDate: '2026-01-12',
    totalPrice: 246_000,
  }),
  play: async ({ canvas }) => {
    const prices = canvas.getByRole('region', { name: bookNowCopy.summaryTitle })
    await waitFor(() =>
      expect(prices).toHaveTextContent(/₦196,800.*₦24,600.*₦24,600.*₦246,000.*for 4 nights/),
    )
    const end = canvas.getByRole('textbox', { name: 'Check-out' })
    await userEvent.clear(end)
    await userEvent.type(end, '01/11/2026{Enter}')
    await waitFor(() => expect(prices).toHaveTextContent(/₦196,500.*for 3 nights/))
  },
}

/** Guests pay at a provider, which ends the time for cancelling. */
export const AtAProvider: Story = {
  beforeEach: withMeta([PAGE_META.payments, 'on']),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Jan 13, 2026\. Once you have paid for it, it is final\./),
    ).toBeVisible()
  },
}

/** The listing accommodates four guests, so five become four and no guest can be added. */
export const GuestsClamped: Story = {
  tags: ['req:BN-27', 'test-case'],
  parameters: booking(lagoonLoft, { guests: 5 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 guests')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Add a guest' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a guest' }))
    await expect(await canvas.findByText('3 guests')).toBeInTheDocument()
  },
}

/** The navigation state contains no usable total. */
export const FallbackPrice: Story = {
  tags: ['req:BN-31'],
  parameters: booking(lagoonLoft, { totalPrice: null }),
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getByRole('region', { name: bookNowCopy.summaryTitle })
    await expect(prices).toHaveTextContent(/₦160,000.*₦10,000.*₦0.*₦170,000/)
  },
}

/** Without dates and a name, only the dates are requested, because they are checked first. */
export const MissingDates: Story = {
  tags: ['req:BN-23'],
  parameters: {
    ...booking(lagoonLoft, { startDate: null, endDate: null }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('7 days before check-in: -')
    await userEvent.clear(canvas.getByLabelText(/^First Name/))
    await confirm(canvas)
    await expect(await canvas.findByText('Missing Dates')).toBeVisible()
    await expect(canvas.getByText('Please select check-in and check-out dates.')).toBeVisible()
    await expect(canvas.queryByText('Missing Information')).toBeNull()
    await screen.findByRole('dialog', { name: 'Check-in' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const start = canvas.getByRole('textbox', { name: 'Check-in' })
    await expect(start).toBeInvalid()
    await expect(start).toHaveAccessibleDescription('Choose your check-in and check-out.')
  },
}

/** Each of the four fields is required. The first empty one gets the focus. */
export const MissingInformation: Story = {
  tags: ['req:BN-24'],
  play: async ({ canvas }) => {
    await confirm(canvas)
    await expect(await canvas.findByText('Missing Information')).toBeVisible()
    await expect(canvas.getByText('Please fill in all required fields.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveFocus()
    await fillPhone(canvas)
    for (const field of [/^First Name/, /^Last Name/, /^Email Address/]) {
      const input = canvas.getByLabelText(field)
      const kept = (input as HTMLInputElement).value
      await userEvent.clear(input)
      await confirm(canvas)
      await waitFor(() => expect(input).toHaveFocus())
      await userEvent.type(input, kept)
    }
    await expect(canvas.getAllByText('Missing Information')).toHaveLength(4)
  },
}

/** While the booking is being sent, the button is disabled and shows "Processing...". */
export const Submitting: Story = {
  tags: ['req:BN-15'],
  parameters: { api: { 'POST /booking': 'pending' } },
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByLabelText(/^First Name/)).toHaveAttribute('readonly')
  },
}

/** The server has failed. Another attempt may succeed. */
export const BookingFailed: Story = {
  tags: ['req:BN-25'],
  parameters: refusedWith({ status: 500, code: 'internal' }),
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking Failed' }))
    const words = alert.getByText('Failed to create booking. Please try again.')
    await waitFor(() => expect(words).toBeVisible())
  },
}

/** The answer to the first attempt was lost, and the guest has changed a detail since. */
export const AlreadyBooked: Story = {
  parameters: refusedWith({
    status: 409,
    code: 'already_booked',
    message: 'You already booked these nights.',
    bookingId: 'made-before',
  }),
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    const name = 'You already booked these nights.'
    const alert = within(await screen.findByRole('alertdialog', { name }))
    await waitFor(() => expect(alert.getByText(/^Nothing is booked twice/)).toBeVisible())
    await expect(alert.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      paths.booking('made-before'),
    )
  },
}

/** The server does not accept two fields. They say so, and no alert offers another attempt. */
export const FieldsRefused: Story = {
  parameters: refusedWith({
    status: 400,
    code: 'invalid_request',
    fields: ['guest.email', 'guest.phone', 'guest.location'],
  }),
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    const email = canvas.getByLabelText(/^Email Address/)
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(canvas.getByLabelText(/^Phone number/)).toBeInvalid()
    await expect(canvas.getByLabelText('Location')).toHaveAccessibleDescription(
      'Please choose from the list',
    )
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.type(email, 'x')
    await confirm(canvas)
    await waitFor(() => expect(email).toHaveFocus())
  },
}

/**
 * Another guest has booked the nights. An alert appears, the calendar is refreshed, and everything
 * typed stays.
 */
export const NightsTaken: Story = {
  parameters: refusedWith({ status: 409, code: 'dates_unavailable' }),
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    const alert = within(await screen.findByRole('alertdialog', { name: 'Booking Failed' }))
    await waitFor(() => expect(alert.getByText(reasonCopy.datesTaken)).toBeVisible())
    await expect(alert.queryByText(/try again/)).toBeNull()
    await expect(detail).toHaveBeenCalledOnce()
    await userEvent.click(alert.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(detail).toHaveBeenCalledTimes(2))
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveValue('08012345678')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await confirm(canvas)
    await screen.findByRole('alertdialog')
  },
}

/** The server's quote is the price, and the payments page says that it changed. */
export const PriceChanged: Story = {
  parameters: { api: { 'POST /booking': { booking: makeBooking({ totalPrice: 64_500 }) } } },
  render: withPayments,
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await confirm(canvas)
    await expect(
      await canvas.findByText(`Your booking of ${lagoonLoft.name}: ₦64,500`),
    ).toBeVisible()
    await expect(canvas.getByText(/₦64,500 instead of ₦100,000/)).toBeVisible()
  },
}

/**
 * Sends the guest's message in `specialRequests` and continues to the payment of the new booking.
 */
export const Books: Story = {
  tags: ['req:BN-14', 'req:BN-19', 'req:BN-26', 'req:BN-28', 'req:BN-29', 'test-case'],
  parameters: { api: { 'POST /booking': create } },
  render: withPayments,
  play: async ({ canvas }) => {
    await fillPhone(canvas)
    await userEvent.type(canvas.getByLabelText(/^Message for the host/), ' We arrive late. ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a guest' }))
    await confirm(canvas)
    await expect(
      await canvas.findByText(`Your booking of ${lagoonLoft.name}: ₦100,000`),
    ).toBeVisible()
    await expect(canvas.getByText(`Booking #${makeBooking()._id}`)).toBeVisible()
    await expectAddress('/payments')
    await expect(create).toHaveBeenCalledOnce()
    await expect(create).toHaveBeenCalledWith(
      '/booking',
      expect.objectContaining({
        body: {
          startDate: '2026-01-20T00:00:00.000Z',
          endDate: '2026-01-23T00:00:00.000Z',
          travelersNo: 3,
          totalPrice: 100_000,
          userId: ada._id,
          listing: lagoonLoft._id,
          specialRequests: 'We arrive late.',
          guest: {
            firstName: 'Ada',
            lastName: 'Grace Obi',
            email: 'ada@staylet.test',
            phone: '08012345678',
          },
        },
      }),
    )
  },
}

/** Restores what the guest typed before a login or a reload. */
export const DraftRestored: Story = {
  tags: ['test-case'],
  beforeEach: () =>
    bookingDraft.keep(ada._id, lagoonLoft._id, {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@elsewhere.test',
      phone: '08099999999',
      sex: 'female',
      age: '34',
      location: 'abuja',
      message: 'We bring a small dog.',
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Phone number/)).toHaveValue('08099999999')
    await expect(canvas.getByLabelText(/^Message for the host/)).toHaveValue(
      'We bring a small dog.',
    )
  },
}

/** Clicking the summary's photo opens the lightbox and adds the photo to the address. */
export const PhotoOpen: Story = {
  tags: ['req:BN-06', 'req:BN-08'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo 2 of 5' }))
    await expectAddress(/^\/book-now\?photo=2$/)
    const lightbox = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(lightbox.getByText('2 / 5')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await expectAddress(/^\/book-now\?photo=3$/)
    await userEvent.keyboard('{Escape}')
    await expectAddress(/^\/book-now$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('01/20/2026')
  },
}

export const NoPhotos: Story = {
  tags: ['req:BN-07'],
  parameters: booking(noPhoto),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No images available')).toBeVisible()
  },
}

export const OnePhoto: Story = { parameters: booking(onePhoto) }
export const LongName: Story = { parameters: booking(longName, { totalPrice: 12_345_678.9 }) }
export const ZeroNights: Story = { parameters: booking(makeListing(), { endDate: '2026-01-20' }) }

const bookedMeanwhile = makeListing({
  ...lagoonLoft,
  bookedDates: [{ startDate: '2026-01-20', endDate: '2026-01-23' }],
})

const ownNights = makeBooking({
  startDate: '2026-01-20T00:00:00.000Z',
  endDate: '2026-01-23T00:00:00.000Z',
  listing: { _id: bookedMeanwhile._id, name: bookedMeanwhile.name },
})

/**
 * The guest comes back to nights that they have booked, in another tab or with an answer that was
 * lost. The page leads to that booking.
 */
export const BookedBefore: Story = {
  parameters: {
    ...booking(bookedMeanwhile),
    api: {
      [`GET ${apiPaths.listing(bookedMeanwhile._id)}`]: { listing: bookedMeanwhile },
      [`GET ${apiPaths.bookingsOfUser(ada._id)}`]: { bookings: [ownNights] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already booked these nights.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      paths.booking(ownNights._id),
    )
    await expect(canvas.queryByText(/nights are taken/)).toBeNull()
  },
}
