import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import type { Advice } from '@stories/advice'
import { DatesAssurance } from '@ui/booking/DatesAssurance'
import { TextInput } from '@ui/form/TextInput'

const advice: Advice = {
  do: {
    why: 'The dates came with a link, and the line says that they are free.',
    show: () => <DatesAssurance startDate="2026-01-10" endDate="2026-01-14" today="2026-01-07" />,
  },
  dont: {
    why: 'The field says already why the typed date is refused.',
    show: () => (
      <>
        <TextInput label="Check-in" defaultValue="01/16/2026" error="This night is taken" />
        <DatesAssurance
          startDate="2026-01-16"
          endDate="2026-01-17"
          today="2026-01-07"
          bookedDates={[{ startDate: '2026-01-15', endDate: '2026-01-18' }]}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/DatesAssurance',
  id: 'ui-booking-datesassurance',
  component: DatesAssurance,
  parameters: { advice },
  args: {
    startDate: '2026-01-10',
    endDate: '2026-01-14',
    today: '2026-01-07',
    bookedDates: [{ startDate: '2026-01-15', endDate: '2026-01-18' }],
    bounds: { nights: 90, months: 18 },
  },
} satisfies Meta<typeof DatesAssurance>

export default meta
type Story = StoryObj<typeof meta>

/** No booked night is among the chosen ones. */
export const Default: Story = {}

export const NothingChosen: Story = { args: { startDate: null, endDate: null } }

/** The dates came with a link, and another guest has taken one of their nights since. */
export const Taken: Story = {
  args: { startDate: '2026-01-13', endDate: '2026-01-16' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Some of these nights are taken')
    await expect(canvas.queryByText('Your dates are available')).toBeNull()
  },
}

/** The guest has taken the nights before. */
export const OwnBooking: Story = {
  args: {
    startDate: '2026-01-13',
    endDate: '2026-01-16',
    ownBooking: { href: '/booking/lagoon-loft', text: bookingRefusalCopy.ownNights },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You already booked these nights.')
    const link = canvas.getByRole('link', { name: 'See your booking' })
    await expect(link).toHaveAttribute('href', '/booking/lagoon-loft')
    await expect(canvas.queryByText(/nights are taken/)).toBeNull()
  },
}

/** The day of the check-in has ended while the page was open. */
export const Past: Story = {
  args: { startDate: '2026-01-06' },
  play: async ({ canvas }) => {
    const past = 'This day is past. Choose Jan 7, 2026 or later.'
    await expect(canvas.getByRole('status')).toHaveTextContent(past)
    await expect(canvas.queryByText('Your dates are available')).toBeNull()
  },
}

/** A link may name dates that the calendar does not offer. */
export const TooLong: Story = {
  args: { startDate: '2026-02-01', endDate: '2026-05-03' },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('status')
    await expect(line).toHaveTextContent('A stay can have at most 90 nights.')
  },
}

export const TooFar: Story = {
  args: { startDate: '2027-07-08', endDate: '2027-07-09', bounds: { nights: 90, months: 18 } },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('status')
    await expect(line).toHaveTextContent('A stay can begin on Jul 7, 2027 at the latest.')
  },
}
