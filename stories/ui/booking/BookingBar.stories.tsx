import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingBar } from '@ui/booking/BookingBar'
import { BookingCard } from '@ui/booking/BookingCard'

const advice: Advice = {
  do: {
    why: 'The card is out of sight, and the bar keeps its total and its button in reach.',
    show: () => (
      <>
        <p style={{ padding: '1rem' }}>Bright rooms above the water, and a quiet street.</p>
        <BookingBar
          basePrice={45_000}
          total={62_500}
          startDate="2026-01-20"
          endDate="2026-01-23"
          cardId="advice-far-card"
          onOpenDates={() => undefined}
          onBookNow={() => undefined}
        />
      </>
    ),
  },
  dont: {
    why: "With another id than the card's, the bar does not see the card, and repeats its price.",
    show: () => (
      <>
        <BookingCard
          id="advice-near-card"
          basePrice={45_000}
          startDate={null}
          endDate={null}
          today="2026-01-07"
          guests={2}
          maxGuests={4}
          onDatesChange={() => undefined}
          onGuestsChange={() => undefined}
          onBookNow={() => undefined}
        />
        <BookingBar
          basePrice={45_000}
          total={62_500}
          startDate={null}
          endDate={null}
          cardId="booking-card"
          onOpenDates={() => undefined}
          onBookNow={() => undefined}
        />
      </>
    ),
  },
  isFramed: true,
}

const meta = {
  title: 'product/booking/BookingBar',
  id: 'ui-booking-bookingbar',
  component: BookingBar,
  args: {
    basePrice: 45_000,
    total: 62_500,
    startDate: null,
    endDate: null,
    cardId: 'booking-card',
    onOpenDates: fn(),
    onBookNow: fn(),
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { advice, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <p style={{ height: '75rem' }}>Property details</p>
        <section
          id="booking-card"
          aria-label="Booking card"
          tabIndex={-1}
          style={{ height: '40rem' }}
        >
          Booking card
        </section>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BookingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without dates the button requests them. The bar disappears while the card is on screen. */
export const Behaviour: Story = {
  ...Default,
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add dates' })
    await expect(canvas.getByText('₦45,000')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onOpenDates).toHaveBeenCalledOnce()
    await expect(args.onBookNow).not.toHaveBeenCalled()
    button.blur()
    canvas.getByRole('region', { name: 'Booking card' }).scrollIntoView()
    await waitFor(() => expect(button).not.toBeVisible())
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(button).toBeVisible())
  },
}

export const CheckInOnly: Story = { args: { startDate: '2026-12-16' } }

/** With dates it shows them and the total, and Book Now leads on. */
export const WithDates: Story = {
  tags: ['played'],
  args: { startDate: '2026-12-16', endDate: '2026-12-19' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('₦62,500')).toBeVisible()
    await expect(canvas.getByText('for 1 night')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dec 16 – 19: change dates' }))
    await expect(args.onOpenDates).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }))
    await expect(args.onBookNow).toHaveBeenCalledOnce()
  },
}

/** The bar stays while its button has the focus, so that keyboard users do not lose their place. */
export const StaysWithFocus: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add dates' })
    const bar = button.closest('[data-bottom-bar]')
    button.focus()
    canvas.getByRole('region', { name: 'Booking card' }).scrollIntoView()
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden', 'true'))
    await expect(button).toBeVisible()
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    button.blur()
    await waitFor(() => expect(button).not.toBeVisible())
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(button).toBeVisible())
  },
}
/**
 * The keyboard's focus keeps the bar beside the card, whose button says 'Book Now'. The bar's then
 * says something else.
 */
export const BesideTheCard: Story = {
  tags: ['test-case'],
  args: WithDates.args ?? {},
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' })
    button.focus()
    canvas.getByRole('region', { name: 'Booking card' }).scrollIntoView()
    await waitFor(() => expect(button).toHaveTextContent('Change dates'))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenDates).toHaveBeenCalledOnce()
    await expect(args.onBookNow).not.toHaveBeenCalled()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(button).toHaveTextContent('Book Now'))
  },
}
export const LargeAmount: Story = {
  tags: ['played'],
  args: { ...WithDates.args, basePrice: 12_345_678.5, total: 15_000_000.5 },
}
/** From the `lg` breakpoint up the card itself is beside the text. */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
