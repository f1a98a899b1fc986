import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { StayCalendar } from '@ui/dates/StayCalendar'
import { StayDateFields } from '@ui/dates/StayDateFields'

const advice: Advice = {
  do: {
    why: 'In the popup it is all that there is, and each click sets one end of the stay.',
    show: () => (
      <StayCalendar
        startDate="2026-01-20"
        endDate="2026-01-23"
        today="2026-01-07"
        picking="start"
        onPick={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Laid open below the fields it pushes the page away: StayDateFields opens it when it is needed.',
    show: () => (
      <>
        <StayDateFields
          startDate="2026-01-20"
          endDate="2026-01-23"
          today="2026-01-07"
          onChange={() => undefined}
        />
        <StayCalendar
          startDate="2026-01-20"
          endDate="2026-01-23"
          today="2026-01-07"
          picking="start"
          onPick={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/StayCalendar',
  component: StayCalendar,
  parameters: { advice },
  args: {
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    bookedDates: [{ startDate: '2026-01-15', endDate: '2026-01-18' }],
    picking: 'start',
    onPick: fn(),
  },
} satisfies Meta<typeof StayCalendar>

export default meta
type Story = StoryObj<typeof meta>

const day = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('gridcell', { name })

export const Default: Story = {}

/** Past days and booked nights cannot be chosen, but the day after the last booked night can. */
export const Behaviour: Story = {
  tags: ['req:BOOK-15', 'test-case'],
  play: async ({ canvasElement, args }) => {
    await expect(day(canvasElement, /Jan 6,/)).toBeDisabled()
    for (const name of [/Jan 15, 2026, Booked/, /Jan 17, 2026, Booked/]) {
      await expect(day(canvasElement, name)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(day(canvasElement, name))
    }
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(day(canvasElement, /Jan 18,/)).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(day(canvasElement, /Jan 7,/))
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-07')
  },
}

/** Only the days from the start to the first booked night can be chosen. */
export const PickingTheEnd: Story = {
  tags: ['req:BOOK-15', 'played'],
  args: { picking: 'end', startDate: '2026-01-12' },
  play: async ({ canvasElement, args }) => {
    for (const name of [/Jan 11,/, /Jan 16,/, /Jan 20,/]) {
      await expect(day(canvasElement, name)).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.click(day(canvasElement, /Jan 15,/))
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-15')
  },
}

/** The home asks for three nights, so no earlier check-out is offered. */
export const FewestNights: Story = {
  args: { picking: 'end', startDate: '2026-01-19', rules: { minimumNights: 3 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(day(canvasElement, /Jan 21,/))
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(day(canvasElement, /Jan 22,/)).toHaveAttribute('aria-disabled', 'false')
  },
}

/** A stay ends at most two nights after it begins, and no later day is offered. */
export const Bounded: Story = {
  args: { picking: 'end', startDate: '2026-01-18', bounds: { nights: 2, months: 18 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(day(canvasElement, /Jan 20,/)).toBeEnabled()
    await expect(day(canvasElement, /Jan 21,/)).toBeDisabled()
    const next = canvas.getByRole('button', { name: 'Next month' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Chosen: Story = {
  args: { picking: 'end', startDate: '2026-01-19', endDate: '2026-01-23' },
}

/**
 * From the `lg` breakpoint up two months are side by side, and a stay may run from one to the
 * other.
 */
export const TwoMonths: Story = {
  tags: ['played'],
  args: {
    count: 2,
    picking: 'end',
    today: '2026-12-07',
    startDate: '2026-12-30',
    endDate: '2027-01-03',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Next month' })).toHaveLength(1)
    const holidays = within(canvas.getByRole('list', { name: 'Public holidays' }))
    await expect(holidays.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Dec 25 Christmas Day',
      'Dec 26 Boxing Day',
      "Jan 1 New Year's Day",
    ])
    await expect(day(canvasElement, /Jan 3, 2027/)).toHaveFocus()
    await expect(canvas.getByText('December 2026')).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{ArrowUp}')
    await expect(day(canvasElement, /Dec 27, 2026/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(day(canvasElement, /Feb 27, 2027/)).toHaveFocus()
    await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible()
    await expect(canvas.queryByRole('grid', { name: 'December 2026' })).toBeNull()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(day(canvasElement, /Dec 27, 2026/)).toHaveFocus()
    // The day says its month. A button to another month says nothing, so the first month does.
    await expect(canvas.getByText('December 2026')).toHaveAttribute('aria-live', 'off')
  },
}

/** The band follows the pointer and the focus before the check-out is chosen. */
export const Aiming: Story = {
  tags: ['played'],
  args: { picking: 'end', startDate: '2026-01-07' },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(day(canvasElement, /Jan 9,/)).toHaveAttribute('data-place', 'end')
    await userEvent.hover(day(canvasElement, /Jan 12,/))
    await expect(day(canvasElement, /Jan 9,/)).toHaveAttribute('data-place', 'inside')
    await expect(day(canvasElement, /Jan 12,/)).toHaveAttribute('data-place', 'end')
  },
}

/** A finger chooses the day that it touches, so no band appears first. Keys still show one. */
export const Touched: Story = {
  tags: ['test-case'],
  args: { picking: 'end', startDate: '2026-01-07' },
  play: async ({ canvasElement, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: day(canvasElement, /Jan 12,/) })
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-12')
    await expect(day(canvasElement, /Jan 12,/)).toHaveFocus()
    await expect(day(canvasElement, /Jan 12,/)).not.toHaveAttribute('data-place')
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(canvasElement, /Jan 13,/)).toHaveAttribute('data-place', 'end')
  },
}

/** The height does not follow the weeks: five and a holiday, four and none, five and three lines. */
export const StaysStill: Story = {
  tags: ['played'],
  args: { today: '2027-01-07' },
  // Larger text may break the line of holidays.
  globals: { viewport: { value: 'mobile' }, textSize: 100 },
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect()
    for (const month of ['February 2027', 'March 2027']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(canvas.getByRole('button', { name: month })).toBeVisible()
      await expect(canvasElement.getBoundingClientRect().height).toBe(height)
    }
  },
}

export const NoHolidays: Story = { args: { today: '2026-11-02' } }
export const FullyBooked: Story = {
  args: { bookedDates: [{ startDate: '2026-01-07', endDate: '2026-02-01' }] },
}

/** A page has twelve years. Choosing one opens it at the same month. */
export const Years: Story = {
  tags: ['req:CONST-06', 'played'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'January 2026' }))
    await expect(canvas.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: '2027' }))
    await expect(canvas.getByRole('button', { name: 'January 2027' })).toBeVisible()
    await expect(day(canvasElement, /Jan 1, 2027/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'January 2027' }))
    await expect(canvas.getByRole('button', { name: '2027' })).toBeVisible()
  },
}

/** The arrow keys move between days, and Enter selects one. */
export const ByKeyboard: Story = {
  tags: ['test-case'],
  play: async ({ canvasElement, args }) => {
    await expect(day(canvasElement, /Jan 7,/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-08')
    await userEvent.keyboard('{PageDown}')
    await expect(day(canvasElement, /Feb 8,/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(canvasElement, /Feb 8,/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day(canvasElement, /Feb 2,/)).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(day(canvasElement, /Jan 7,/)).toHaveFocus()
  },
}

/** The keyboard reaches a booked day, which says so and cannot be chosen. */
export const BookedByKeyboard: Story = {
  tags: ['test-case'],
  args: { bookedDates: [{ startDate: '2026-01-08', endDate: '2026-01-10' }] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('grid', { name: 'January 2026' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(canvasElement, /Jan 8, 2026, Booked/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

export const OtherMonths: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous month' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    // It keeps the focus that a click gave it.
    await userEvent.click(previous)
    await expect(previous).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('button', { name: 'February 2026' })).toBeVisible()
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
  },
}
