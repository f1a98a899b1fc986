import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nightQuote, quoteOf } from '@domain/booking/pricing'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { dearestListing, freeOfCharge } from '@tests/fixtures/odd-listings'
import { BookingCard } from '@ui/booking/BookingCard'
import type { StayDates } from '@ui/dates/stay-dates'
import { TextInput } from '@ui/form/TextInput'

const prices = { basePrice: 50_000, cleaningFee: 5_000, securityDeposit: 10_000 }

const advice: Advice = {
  do: {
    why: 'Beside the listing it says what a night costs, and leads to the booking page.',
    show: () => (
      <BookingCard
        basePrice={prices.basePrice}
        quote={nightQuote(prices)}
        startDate={null}
        endDate={null}
        today="2026-01-07"
        guests={1}
        maxGuests={4}
        onDatesChange={() => undefined}
        onGuestsChange={() => undefined}
        onBookNow={() => undefined}
      />
    ),
  },
  dont: {
    why: 'On the booking page its button submits nothing: BookingSummary has the one of the form.',
    show: () => (
      <>
        <TextInput label="First name" defaultValue="Ngozi" />
        <BookingCard
          basePrice={prices.basePrice}
          quote={nightQuote(prices)}
          startDate="2026-01-20"
          endDate="2026-01-23"
          today="2026-01-07"
          guests={1}
          maxGuests={4}
          onDatesChange={() => undefined}
          onGuestsChange={() => undefined}
          onBookNow={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingCard',
  id: 'ui-booking-bookingcard',
  component: BookingCard,
  parameters: { advice },
  args: {
    basePrice: prices.basePrice,
    quote: nightQuote(prices),
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    bookedDates: [{ startDate: '2026-01-15', endDate: '2026-01-18' }],
    guests: 1,
    maxGuests: 4,
    onDatesChange: fn(),
    onGuestsChange: fn(),
    onBookNow: fn(),
  },
  decorators: (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
  render: function Chosen({ startDate, endDate, ...args }) {
    const [start, setStart] = useHeld(startDate)
    const [end, setEnd] = useHeld(endDate)
    const [guests, setGuests] = useHeld(args.guests)
    const keepDates = (next: StayDates) => {
      args.onDatesChange(next)
      setStart(next.startDate)
      setEnd(next.endDate)
    }
    return (
      <BookingCard
        {...args}
        startDate={start}
        endDate={end}
        guests={guests}
        onDatesChange={keepDates}
        onGuestsChange={setGuests}
      />
    )
  },
} satisfies Meta<typeof BookingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The dates are empty, the guest count is one, and every assurance is shown. Book Now does not
 * require dates.
 */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:BOOK-01', 'req:BOOK-08', 'req:BOOK-10', 'req:BOOK-11', 'req:BOOK-12', 'test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toHaveValue('')
    await expect(canvas.getByText('Your dates are available')).toBeVisible()
    await expect(canvas.getByText('All fees included')).toBeVisible()
    await expect(canvas.getByText('Book with confidence')).toBeVisible()
    await expect(canvas.getByText('Free cancellation until Jan 14, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expect(args.onBookNow).toHaveBeenCalledOnce()
  },
}

/** A listing without a usable price cannot be booked. */
export const PriceOnRequest: Story = {
  args: { basePrice: undefined, quote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Book Now' })).toBeNull()
    await expect(canvas.queryByText('View price breakdown')).toBeNull()
  },
}

/** With four nights chosen, the card still shows the price of one. */
export const WithDates: Story = {
  tags: ['req:BOOK-05', 'req:BOOK-11'],
  args: { startDate: '2026-01-10', endDate: '2026-01-14', guests: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total for 1 night')).toBeVisible()
    await expect(canvas.getByText('Your dates: 4 nights, Sat to Wed')).toBeInTheDocument()
    await expect(canvas.getAllByText('₦70,000')[0]).toBeVisible()
    await expect(canvas.getByText('Your dates are available')).toBeVisible()
  },
}

const weekendRates = {
  ...prices,
  rates: [{ weekdays: ['fri' as const, 'sat' as const], price: 60_000 }],
  minimumNights: 3,
  stayTotals: true,
}
const fourNights = { startDate: '2026-01-08', endDate: '2026-01-12', guests: 2 }

/** Totals are for the stay, and its two weekend nights cost more. */
export const TotalForStay: Story = {
  args: {
    ...fourNights,
    rules: weekendRates,
    quote: quoteOf(weekendRates, { checkIn: '2026-01-08', checkOut: '2026-01-12' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total for 4 nights')).toBeVisible()
    await expect(canvas.queryByText(/1 night/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View price breakdown' }))
    await expect(canvas.getByText('2 nights × ₦60,000')).toBeVisible()
  },
}
/** Totals are for the stay, and no dates are chosen. */
export const TotalWithoutDates: Story = {
  args: { rules: weekendRates, quote: quoteOf(weekendRates, undefined) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/1 night/)).toBeNull()
    await expect(within(canvasElement).getByText('Fees and tax')).toBeVisible()
  },
}
/** The dates came with a link, and the home asks for more nights. */
export const TooFewNights: Story = {
  args: {
    startDate: '2026-01-08',
    endDate: '2026-01-10',
    rules: weekendRates,
    quote: quoteOf(weekendRates, { checkIn: '2026-01-08', checkOut: '2026-01-10' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At least 3 nights in these dates')).toBeVisible()
    await expect(canvas.queryByText('Your dates are available')).toBeNull()
  },
}

/** The dates came with a link, and another guest has taken one of their nights since. */
export const TakenDates: Story = {
  args: { startDate: '2026-01-13', endDate: '2026-01-16' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Some of these nights are taken/)).toBeVisible()
    await expect(canvas.queryByText('Your dates are available')).toBeNull()
  },
}

export const BreakdownOpen: Story = {
  ...WithDates,
  tags: ['req:BOOK-04', 'req:BOOK-07', 'played'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View price breakdown' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Service Fee')).not.toBeVisible()
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Service Fee')).toBeVisible()
  },
}

/** The control looks like a link and does nothing, as the specification requires. */
export const ContactHost: Story = {
  tags: ['req:BOOK-09', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const contact = within(canvasElement).getByRole('button', { name: 'Contact host' })
    await expect(contact).not.toHaveAttribute('href')
    await userEvent.click(contact)
    await expect(args.onBookNow).not.toHaveBeenCalled()
  },
}

/** The listing does not state its capacity. */
/** Where guests pay. */
export const MoneyIsReal: Story = { args: { isMoneyReal: true } }
export const OneGuestListing: Story = { tags: ['req:BOOK-03'], args: { maxGuests: 1 } }

export const FullyBooked: Story = {
  args: { bookedDates: [{ startDate: '2026-01-07', endDate: '2027-01-07' }] },
}

export const FreeOfCharge: Story = {
  args: { basePrice: freeOfCharge.basePrice, quote: nightQuote(freeOfCharge) },
}
export const HugePrice: Story = {
  args: { basePrice: dearestListing.basePrice, quote: nightQuote(dearestListing) },
}
export const LargeAmounts: Story = {
  args: {
    basePrice: 12_345_678.5,
    quote: nightQuote({ basePrice: 12_345_678.5, cleaningFee: 750_000, securityDeposit: 3e6 }),
  },
}
