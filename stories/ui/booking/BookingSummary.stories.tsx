import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { bookingPageQuote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import type { Advice } from '@stories/advice'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { BookingSummary } from '@ui/booking/BookingSummary'
import { StayFields } from '@ui/booking/StayFields'
import { SubmitButton } from '@ui/form/SubmitButton'
import { PhotoCarousel } from '@ui/gallery/PhotoCarousel'

const photos = lagoonLoft.listingImg ?? []

const stay = {
  startDate: '2026-01-20',
  endDate: '2026-01-23',
  today: '2026-01-07',
  guests: 2,
  maxGuests: 8,
  onDatesChange: fn(),
  onGuestsChange: fn(),
}

const advice: Advice = {
  do: {
    why: 'Dates, home and price are in one card, each of them once.',
    show: () => (
      <BookingSummary
        stay={<StayFields {...stay} />}
        photos={
          <PhotoCarousel
            photos={photos}
            name={lagoonLoft.name}
            ratio="5 / 2"
            onOpen={() => undefined}
          />
        }
        name={lagoonLoft.name}
        place="Lekki, Lagos State"
        startDate={stay.startDate}
        endDate={stay.endDate}
        quote={bookingPageQuote(100_000)}
        action={<SubmitButton>{bookNowCopy.confirm}</SubmitButton>}
      />
    ),
  },
  dont: {
    why: 'The dates are above already: two sets of fields for one stay look like two stays.',
    show: () => (
      <>
        <StayFields {...stay} />
        <BookingSummary
          stay={<StayFields {...stay} />}
          photos={
            <PhotoCarousel
              photos={photos}
              name={lagoonLoft.name}
              ratio="5 / 2"
              onOpen={() => undefined}
            />
          }
          name={lagoonLoft.name}
          place="Lekki, Lagos State"
          startDate={stay.startDate}
          endDate={stay.endDate}
          quote={bookingPageQuote(100_000)}
          action={<SubmitButton>{bookNowCopy.confirm}</SubmitButton>}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/BookingSummary',
  id: 'ui-booking-bookingsummary',
  component: BookingSummary,
  parameters: { advice },
  args: {
    photos: <PhotoCarousel photos={photos} name={lagoonLoft.name} ratio="5 / 2" onOpen={fn()} />,
    name: lagoonLoft.name,
    place: 'Lekki, Lagos State',
    startDate: '2026-01-20',
    endDate: '2026-01-23',
    quote: bookingPageQuote(100_000),
    stay: <StayFields {...stay} />,
    action: <SubmitButton form="booking-form">{bookNowCopy.confirm}</SubmitButton>,
  },
  decorators: (Story) => (
    <div style={{ maxWidth: '28rem' }}>
      <Story />
    </div>
  ),
  argTypes: {
    photos: { control: false },
    stay: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof BookingSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the fixed texts, the chosen dates and guest count, and the price breakdown. */
export const Default: Story = {
  tags: ['req:BN-06', 'req:BN-09', 'req:BN-10', 'req:BN-11', 'req:BN-13', 'req:BN-14'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: lagoonLoft.name })).toBeVisible()
    await expect(canvas.getByText('Lekki, Lagos State')).toBeVisible()
    await expect(canvas.getByText('4.5')).toBeVisible()
    await expect(canvas.getByText('115 verified positive feedbacks')).toBeVisible()
    await expect(
      canvas.getByText("Great choice! Secure your booking now before it's gone."),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('01/20/2026')
    await expect(canvas.getByText('2 guests')).toBeInTheDocument()
    await expect(canvas.getByText('₦80,000')).toBeVisible()
    await expect(canvas.getByText('₦100,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm Booking & Pay' })).toHaveAttribute(
      'form',
      'booking-form',
    )
  },
}

/** Below `lg` the stay and the button have places of their own. */
export const WithoutControls: Story = {
  args: { stay: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

export const NoPhotos: Story = {
  tags: ['req:BN-07'],
  args: {
    photos: (
      <PhotoCarousel
        photos={[]}
        name={lagoonLoft.name}
        emptyText={bookNowCopy.noImages}
        onOpen={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No images available')).toBeVisible()
  },
}

export const NoDates: Story = {
  args: {
    startDate: null,
    endDate: null,
    stay: <StayFields {...stay} startDate={null} endDate={null} />,
  },
}
/** The total is for the stay. */
export const TotalForStay: Story = { args: { totalNights: 3 } }
export const NoTotal: Story = { args: { quote: bookingPageQuote(undefined) } }
export const LongName: Story = {
  args: {
    name: 'The Very Quiet House at the End of the Lagoon with a Terrace, a Garden & Ọláyínká’s Library',
  },
}
