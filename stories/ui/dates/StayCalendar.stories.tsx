import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StayCalendar } from '@ui/dates/StayCalendar'

const meta = {
  title: 'ui/dates/StayCalendar',
  component: StayCalendar,
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

/** Past days and booked nights are disabled. The day after the last booked night is enabled. */
export const Default: Story = {
  tags: ['req:BOOK-15'],
  play: async ({ canvasElement, args }) => {
    await expect(day(canvasElement, /Jan 6,/)).toBeDisabled()
    await expect(day(canvasElement, /Jan 15, 2026, Booked/)).toBeDisabled()
    await expect(day(canvasElement, /Jan 17, 2026, Booked/)).toBeDisabled()
    await expect(day(canvasElement, /Jan 18,/)).toBeEnabled()
    await userEvent.click(day(canvasElement, /Jan 7,/))
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-07')
  },
}

/** Only the days from the start to the first booked night are enabled. */
export const PickingTheEnd: Story = {
  tags: ['req:BOOK-15'],
  args: { picking: 'end', startDate: '2026-01-12' },
  play: async ({ canvasElement, args }) => {
    await expect(day(canvasElement, /Jan 11,/)).toBeDisabled()
    await expect(day(canvasElement, /Jan 16,/)).toBeDisabled()
    await expect(day(canvasElement, /Jan 20,/)).toBeDisabled()
    await userEvent.click(day(canvasElement, /Jan 15,/))
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-15')
  },
}

export const Chosen: Story = {
  args: { picking: 'end', startDate: '2026-01-19', endDate: '2026-01-23' },
}

export const FullyBooked: Story = {
  args: { bookedDates: [{ startDate: '2026-01-07', endDate: '2026-02-01' }] },
}

/** A page has twelve years. Choosing one opens it at the same month. */
export const Years: Story = {
  tags: ['req:CONST-06'],
  play: async ({ canvasElement }) => {
    const calendar = within(canvasElement)
    await userEvent.click(calendar.getByRole('button', { name: 'January 2026' }))
    await expect(calendar.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(12)
    await userEvent.click(calendar.getByRole('button', { name: '2027' }))
    await expect(calendar.getByRole('button', { name: 'January 2027' })).toBeVisible()
  },
}

/** The arrow keys move between days, and Enter selects one. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(day(canvasElement, /Jan 7,/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('2026-01-08')
  },
}

export const OtherMonths: Story = {
  play: async ({ canvasElement }) => {
    const calendar = within(canvasElement)
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }))
    await expect(calendar.getByRole('button', { name: 'February 2026' })).toBeVisible()
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeEnabled()
  },
}
