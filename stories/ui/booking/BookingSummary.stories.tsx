import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bookingPageQuote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { useHeld } from '@stories/use-held'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { BookingSummary } from '@ui/booking/BookingSummary'
import type { StayDates } from '@ui/dates/stay-dates'
import { PhotoCarousel } from '@ui/gallery/PhotoCarousel'

const photos = lagoonLoft.listingImg ?? []

const meta = {
  title: 'ui/booking/BookingSummary',
  component: BookingSummary,
  args: {
    photos: <PhotoCarousel photos={photos} name={lagoonLoft.name} onOpen={fn()} />,
    name: lagoonLoft.name,
    place: 'Lekki, Lagos State',
    startDate: '2026-01-20',
    endDate: '2026-01-23',
    today: '2026-01-07',
    guests: 2,
    maxGuests: 8,
    quote: bookingPageQuote(100_000),
    formId: 'booking-form',
    onDatesChange: fn(),
    onGuestsChange: fn(),
    sx: { maxWidth: '28rem' },
  },
  argTypes: { photos: { control: false } },
  render: function Chosen({ startDate, endDate, ...args }) {
    const [start, setStart] = useHeld(startDate)
    const [end, setEnd] = useHeld(endDate)
    const [guests, setGuests] = useHeld(args.guests)
    const keepDates = (next: StayDates) => {
      setStart(next.startDate)
      setEnd(next.endDate)
    }
    return (
      <BookingSummary
        {...args}
        startDate={start}
        endDate={end}
        guests={guests}
        onDatesChange={keepDates}
        onGuestsChange={setGuests}
      />
    )
  },
} satisfies Meta<typeof BookingSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the fixed texts, the chosen dates and guest count, and the price breakdown. */
export const Default: Story = {
  tags: ['req:BN-06', 'req:BN-09', 'req:BN-10', 'req:BN-11', 'req:BN-12', 'req:BN-13', 'req:BN-14'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('heading', { name: lagoonLoft.name })).toBeVisible()
    await expect(card.getByText('Lekki, Lagos State')).toBeVisible()
    await expect(card.getByText('4.5')).toBeVisible()
    await expect(card.getByText('115 verified positive feedbacks')).toBeVisible()
    await expect(
      card.getByText("Great choice! Secure your booking now before it's gone."),
    ).toBeVisible()
    await expect(card.getByText('Your dates are available')).toBeVisible()
    await expect(card.getByRole('textbox', { name: 'Check-in' })).toHaveValue('01/20/2026')
    await expect(card.getByText('2 guests')).toBeInTheDocument()
    await expect(card.getByText('₦80,000')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Confirm Booking & Pay' })).toHaveAttribute(
      'form',
      'booking-form',
    )
  },
}

/** While the listing is unknown, the maximum is eight guests. */
export const AtMostGuests: Story = {
  tags: ['req:BN-27'],
  args: { guests: 7 },
  play: async ({ canvasElement }) => {
    const plus = within(canvasElement).getByRole('button', { name: 'Add a guest' })
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Submitting: Story = {
  tags: ['req:BN-15'],
  args: { isSubmitting: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Processing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoPhotos: Story = {
  tags: ['req:BN-07'],
  args: {
    photos: <PhotoCarousel photos={[]} name={lagoonLoft.name} emptyText={bookNowCopy.noImages} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No images available')).toBeVisible()
  },
}

export const NoDates: Story = { args: { startDate: null, endDate: null } }
export const NoTotal: Story = { args: { quote: undefined } }
export const LongName: Story = {
  args: {
    name: 'The Very Quiet House at the End of the Lagoon with a Terrace, a Garden & Ọláyínká’s Library',
  },
}
