import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BookingBar } from '@ui/booking/BookingBar'

const meta = {
  title: 'ui/booking/BookingBar',
  component: BookingBar,
  args: { basePrice: 45_000, cardId: 'booking-card' },
  globals: { viewport: { value: 'mobile' } },
  parameters: { layout: 'fullscreen' },
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

/**
 * The button scrolls to the booking card, focuses it and then disappears, because the card has its
 * own button.
 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Book Now' })
    await userEvent.click(button)
    await expect(page.getByRole('region', { name: 'Booking card' })).toHaveFocus()
    await waitFor(() => expect(button).not.toBeVisible())
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** The bar stays while its button has the focus, so that keyboard users do not lose their place. */
export const StaysWithFocus: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Book Now' })
    const bar = button.closest('[data-bottom-bar]')
    button.focus()
    page.getByRole('region', { name: 'Booking card' }).scrollIntoView()
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden', 'true'))
    await expect(button).toBeVisible()
    button.blur()
    await waitFor(() => expect(button).not.toBeVisible())
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(button).toBeVisible())
  },
}
export const LargeAmount: Story = { args: { basePrice: 12_345_678.5 } }
/** From the `lg` breakpoint up the card itself is beside the text. */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
