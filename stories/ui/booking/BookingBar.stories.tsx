import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
        <section id="booking-card" aria-label="Booking card" tabIndex={-1}>
          The card
        </section>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BookingBar>

export default meta
type Story = StoryObj<typeof meta>

/** Leads to the card: in view, and with the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Book Now' }))
    await expect(page.getByRole('region', { name: 'Booking card' })).toHaveFocus()
  },
}
export const LargeAmount: Story = { args: { basePrice: 12_345_678.5 } }
/** From lg up the card itself is beside the text. */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
