import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { pendingBooking } from '@tests/fixtures/make-booking'
import { BookingActions } from '@ui/booking/BookingActions'
import { BookingHeading } from '@ui/booking/BookingHeading'

const advice: Advice = {
  do: {
    why: 'The short reference is larger than the id, because guests read it out on the phone.',
    show: () => (
      <BookingHeading id="6652f0c1a4b7d20013c0ffee" reference="K7M2 Q9XD" status="Pending" />
    ),
  },
  dont: {
    why: 'Without the reference a guest has to read out 24 characters.',
    show: () => <BookingHeading id="6652f0c1a4b7d20013c0ffee" status="Pending" />,
  },
}

const meta = {
  title: 'product/booking/BookingHeading',
  id: 'ui-booking-bookingheading',
  component: BookingHeading,
  parameters: { advice },
  args: { id: '1042', status: 'Pending' },
} satisfies Meta<typeof BookingHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['req:BD-02', 'req:BD-03'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Booking #1042')
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
  },
}

/**
 * An id in the format of our own server. The reference comes first and large, the status is beside
 * it, and the id is last and small.
 */
export const LongId: Story = {
  args: { id: pendingBooking._id, reference: pendingBooking.reference, status: 'Confirmed' },
  // In larger text the status is below the reference.
  globals: { viewport: { value: 'mobile' }, textSize: 100 },
  play: async ({ canvas }) => {
    const sizeOf = (element: HTMLElement) => parseFloat(getComputedStyle(element).fontSize)
    const reference = canvas.getByText('H7K2MP9Q')
    const id = canvas.getByText(/^Booking #/)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `Reference H7K2MP9Q Confirmed Booking #${pendingBooking._id}`,
    )
    await expect(sizeOf(id)).toBeLessThan(sizeOf(reference))
    const line = reference.getBoundingClientRect()
    const status = canvas.getByText('Confirmed').getBoundingClientRect()
    await expect(status.left).toBeGreaterThan(line.right)
    await expect(status.top).toBeLessThan(line.bottom)
    await expect(id.getBoundingClientRect().top).toBeGreaterThanOrEqual(line.bottom)
  },
}

/** On phones the buttons are below the reference, as they are for screen readers everywhere. */
export const WithActions: Story = {
  args: {
    ...LongId.args,
    actions: <BookingActions canEdit onPrint={fn()} onAddToCalendar={fn()} onCopyLink={fn()} />,
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const actions = canvas.getByRole('group')
    await expect(actions.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    )
    await expect(title.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** From tablets on they are beside the back link. */
export const WithActionsOnDesktops: Story = {
  ...WithActions,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top,
    )
  },
}

/** A long id from another backend, without a place to break the line. */
export const EndlessId: Story = { args: { id: 'x'.repeat(300), status: 'Cancelled' } }
