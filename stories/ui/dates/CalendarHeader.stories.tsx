import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CalendarHeader } from '@ui/dates/CalendarHeader'
import { fromPickerDay, toPickerDay } from '@ui/dates/picker-day'

const meta = {
  title: 'ui/dates/CalendarHeader',
  component: CalendarHeader,
  args: {
    currentMonth: toPickerDay('2026-01-31'),
    onMonthChange: fn(),
    onOpenYears: fn(),
  },
} satisfies Meta<typeof CalendarHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement)
    await userEvent.click(header.getByRole('button', { name: 'January 2026' }))
    await expect(args.onOpenYears).toHaveBeenCalledOnce()
    await userEvent.click(header.getByRole('button', { name: 'Next month' }))
    const asked = (args.onMonthChange as ReturnType<typeof fn>).mock.calls[0]?.[0] as Date
    await expect(fromPickerDay(asked)).toBe('2026-02-28')
  },
}
export const FirstMonth: Story = { args: { minDate: toPickerDay('2026-01-07') } }
export const LastMonth: Story = {
  args: { maxDate: toPickerDay('2026-01-31') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next month' })).toBeDisabled()
  },
}
