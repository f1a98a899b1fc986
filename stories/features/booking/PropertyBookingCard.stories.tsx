import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { apiPaths } from '@domain/api/api-paths'
import { photosOf } from '@domain/listing/photos'
import { paths } from '@domain/paths'
import { PropertyBookingCard } from '@features/booking/PropertyBookingCard'
import { expectAddress } from '@stories/app/expect-address'
import { ada, signedIn } from '@stories/app/signed-in'
import { makeBooking } from '@tests/fixtures/make-booking'
import { bareListing, inStayMode, lagoonLoft, palmVilla } from '@tests/fixtures/make-listing'

function Carried() {
  return (
    <output hidden data-testid="carried">
      {JSON.stringify(useLocation().state)}
    </output>
  )
}

const meta = {
  title: 'features/booking/PropertyBookingCard',
  component: PropertyBookingCard,
  args: { id: 'booking-card', listing: lagoonLoft },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
        <Carried />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyBookingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Book Now passes on seven plain values, whether or not dates are chosen. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:BOOK-13', 'req:BOOK-14', 'test-case'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a guest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expectAddress('/book-now')
    const carried: unknown = JSON.parse(canvas.getByTestId('carried').textContent)
    await expect(carried).toEqual({
      propertyId: lagoonLoft._id,
      propertyName: lagoonLoft.name,
      propertyImages: photosOf(lagoonLoft).map((photo) => photo.fileUrl),
      totalPrice: 64_500,
      startDate: null,
      endDate: null,
      guests: 2,
    })
  },
}

/** The guest count starts at one and ends at the listing's capacity. */
export const MostGuests: Story = {
  tags: ['req:BOOK-02', 'req:BOOK-03', 'test-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove a guest' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const add = canvas.getByRole('button', { name: 'Add a guest' })
    for (const guests of ['2 guests', '3 guests', '4 guests']) {
      await userEvent.click(add)
      await expect(canvas.getByText(guests)).toBeInTheDocument()
    }
    await expect(add).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SomeNightsTaken: Story = { args: { listing: palmVilla } }

/**
 * The nights of the address are the guest's own, in another tab or after Back. Only then does
 * the card read something, and until it has come the nights are called taken, as in SomeNightsTaken.
 *
 * No `Loading`: the card waits for nothing.
 * No `Empty`: the card looks as in SomeNightsTaken.
 * No `Failed`: the card looks as in SomeNightsTaken.
 * No `Ready`: this is the story.
 * No `Offline`: the card looks as in SomeNightsTaken.
 */
export const OwnNights: Story = {
  args: { listing: palmVilla },
  parameters: {
    atoms: signedIn,
    route: '/?from=2026-01-20&to=2026-01-22',
    api: {
      [`GET ${apiPaths.bookingsOfUser(ada._id)}`]: {
        bookings: [
          makeBooking({ status: 'Cancelled', listing: palmVilla }),
          makeBooking({ _id: 'own', endDate: '2026-01-24T00:00:00.000Z', listing: palmVilla }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already booked some of these nights.')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'See your booking' })
    await expect(link).toHaveAttribute('href', paths.booking('own'))
    await expect(canvas.queryByText(/nights are taken/)).toBeNull()
  },
}

/** The total is for the stay that came with the address, and is what Book Now passes on. */
export const TotalForStay: Story = {
  args: { listing: inStayMode },
  parameters: { route: '/?from=2026-01-08&to=2026-01-12&guests=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total for 4 nights')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expectAddress('/book-now')
    const carried: unknown = JSON.parse(canvas.getByTestId('carried').textContent)
    await expect(carried).toMatchObject({
      totalPrice: 246_000,
      startDate: '2026-01-08',
      endDate: '2026-01-12',
    })
  },
}
export const SaysLittle: Story = { args: { listing: bareListing } }
