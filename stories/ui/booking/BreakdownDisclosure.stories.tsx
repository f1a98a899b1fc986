import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nightQuote } from '@domain/booking/pricing'
import { BreakdownDisclosure } from '@ui/booking/BreakdownDisclosure'

const meta = {
  title: 'ui/booking/BreakdownDisclosure',
  component: BreakdownDisclosure,
  args: { quote: nightQuote({ basePrice: 45_555, cleaningFee: 5_000 }) },
} satisfies Meta<typeof BreakdownDisclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithNights: Story = { args: { nights: 4 } }
/** Opens and closes by keyboard. The tax shows its kobo. */
export const Open: Story = {
  tags: ['req:BOOK-04', 'req:BOOK-06'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText('₦4,555.50')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByText('₦4,555.50')).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
  },
}
