import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import type { Advice } from '@stories/advice'
import { StatusBadge } from '@ui/booking/StatusBadge'

const advice: Advice = {
  do: {
    why: 'It shows one word, as the booking has it.',
    show: () => <StatusBadge status="Confirmed" />,
  },
  dont: {
    why: 'A sentence does not fit into a badge: InlineAlert has room for it.',
    show: () => <StatusBadge status="Paid, and waiting for the host to answer" />,
  },
}

const meta = {
  title: 'product/booking/StatusBadge',
  id: 'ui-booking-statusbadge',
  component: StatusBadge,
  parameters: { advice },
  args: { status: 'Pending' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Confirmed: Story = { args: { status: 'Confirmed' } }
export const Cancelled: Story = { args: { status: 'Cancelled' } }
export const Completed: Story = { args: { status: 'Completed' } }
/** Another backend's word, in neutral colours. */
export const Unknown: Story = {
  args: { status: 'Refunded' },
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Refunded')
    await expect(badge).not.toHaveAttribute('data-status')
  },
}

/** A booking that names no status. */
export const NoStatus: Story = {
  args: { status: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Status unknown')).toBeVisible()
  },
}

/** Each of the four statuses has its own colour. */
export const All: Story = {
  tags: ['req:MYB-07'],
  render: () => (
    <>
      {BOOKING_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const colours = BOOKING_STATUSES.map(
      (status) => getComputedStyle(within(canvasElement).getByText(status)).backgroundColor,
    )
    await expect(new Set(colours).size).toBe(BOOKING_STATUSES.length)
  },
}
