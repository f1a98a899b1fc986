import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CancelBooking } from '@ui/booking/CancelBooking'

const stay = {
  name: 'Lagoon Loft',
  dates: 'Jan 20, 2026 to Jan 23, 2026',
  lastDay: 'Jan 13, 2026',
  onCancel: () => undefined,
}

const advice: Advice = {
  do: {
    why: 'It says until when the guest may cancel, before the guest asks.',
    show: () => <CancelBooking {...stay} />,
  },
  dont: {
    why: 'Dates without a year leave open which stay is meant.',
    show: () => <CancelBooking {...stay} dates="20 to 23" lastDay="the 13th" />,
  },
}

const meta = {
  title: 'product/booking/CancelBooking',
  id: 'ui-booking-cancelbooking',
  component: CancelBooking,
  parameters: { advice },
  args: { ...stay, onCancel: fn() },
} satisfies Meta<typeof CancelBooking>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The question names the home and the days. Keeping the booking gives the focus back. */
export const Asking: Story = {
  play: async ({ canvas, args }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }))
    await open()
    const question = canvas.getByRole('group', {
      name: /Lagoon Loft.*Jan 20, 2026 to Jan 23, 2026/,
    })
    await expect(question).toBeVisible()
    const keep = canvas.getByRole('button', { name: 'Keep booking' })
    await expect(keep).toHaveFocus()
    await userEvent.click(keep)
    await expect(canvas.getByRole('button', { name: 'Cancel booking' })).toHaveFocus()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

const asking: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel booking' }))
}

/** A second press sends nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await asking?.(context)
    const button = within(context.canvasElement).getByRole('button', { name: 'Cancelling...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.click()
    await expect(context.args.onCancel).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { failure: 'Failed to cancel booking. Check your connection and try again.' },
  play: async (context) => {
    await asking?.(context)
    await expect(within(context.canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const LongName: Story = {
  args: { name: 'The Very Long Waterfront Penthouse With Two Terraces, A Pool And A Boat House' },
  play: asking,
}

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } }, play: asking }
