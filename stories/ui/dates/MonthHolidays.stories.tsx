import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { MonthHolidays } from '@ui/dates/MonthHolidays'

const advice: Advice = {
  do: {
    why: 'It names the holidays of the month that is shown.',
    show: () => (
      <>
        <strong>December 2026</strong>
        <MonthHolidays months={['2026-12']} />
      </>
    ),
  },
  dont: {
    why: 'The calendar shows another month, whose days have no such marks.',
    show: () => (
      <>
        <strong>November 2026</strong>
        <MonthHolidays months={['2026-12']} />
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/MonthHolidays',
  component: MonthHolidays,
  parameters: { advice },
  args: { months: ['2026-12', '2027-01'] },
} satisfies Meta<typeof MonthHolidays>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem')
    await expect(names.map((each) => each.textContent)).toEqual([
      'Dec 25 Christmas Day',
      'Dec 26 Boxing Day',
      "Jan 1 New Year's Day",
    ])
  },
}

export const None: Story = { args: { months: ['2026-11'] } }
