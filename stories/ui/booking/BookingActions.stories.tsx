import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { BookingActions } from '@ui/booking/BookingActions'
import { BookingHeading } from '@ui/booking/BookingHeading'

const advice: Advice = {
  do: {
    why: 'A pending booking may still change, so that it has the edit button.',
    show: () => (
      <BookingHeading
        id="1042"
        status="Pending"
        actions={
          <BookingActions
            canEdit
            onPrint={() => undefined}
            onAddToCalendar={() => undefined}
            onCopyLink={() => undefined}
          />
        }
      />
    ),
  },
  dont: {
    why: 'A cancelled booking does not change any more: leave the edit button out.',
    show: () => (
      <BookingHeading
        id="1042"
        status="Cancelled"
        actions={
          <BookingActions
            canEdit
            onPrint={() => undefined}
            onAddToCalendar={() => undefined}
            onCopyLink={() => undefined}
          />
        }
      />
    ),
  },
}

const meta = {
  title: 'product/booking/BookingActions',
  id: 'ui-booking-bookingactions',
  component: BookingActions,
  parameters: { advice },
  args: {
    canEdit: true,
    onPrint: fn(),
    onAddToCalendar: fn(),
    onCopyLink: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof BookingActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Edit opens no page, but explains that support can change the booking. */
export const Behaviour: Story = {
  ...Default,
  tags: ['req:BD-04', 'req:BD-05', 'test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onIntent).toHaveBeenCalled()
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await expect(args.onAddToCalendar).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    const edit = canvas.getByRole('button', { name: 'Edit booking' })
    await expect(edit).toHaveAccessibleDescription('Contact support to change this booking')
    await userEvent.click(edit)
    await waitFor(() =>
      expect(canvas.getByText('Contact support to change this booking')).toBeVisible(),
    )
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
  },
}

/** In a wide window the buttons have visible names, which tooltips would only repeat. */
export const OnDesktops: Story = {
  tags: ['played'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const name of ['Print receipt', 'Add to calendar', 'Copy link', 'Edit booking']) {
      const button = canvas.getByRole('button', { name })
      await expect(within(button).getByText(name)).toBeVisible()
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth)
      await expect(button.offsetHeight).toBe(44)
    }
    await userEvent.hover(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(canvas.getAllByText('Copy link').filter(isShown)).toHaveLength(1)
  },
}

/** On phones they are circles. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const copy = within(canvasElement).getByRole('button', { name: 'Copy link' })
    await expect(copy.offsetWidth).toBe(copy.offsetHeight)
  },
}

const isShown = (element: HTMLElement) => element.checkVisibility()

/** A stay that was cancelled belongs in no calendar. */
export const WithoutCalendar: Story = {
  args: { canEdit: false },
  render: (args) => <BookingActions {...args} onAddToCalendar={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  },
}

/** A completed or cancelled booking cannot be edited. */
export const WithoutEdit: Story = {
  tags: ['req:BD-05'],
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Edit booking' })).toBeNull()
  },
}
