import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { MonthGrid } from '@ui/dates/MonthGrid'

const advice: Advice = {
  do: {
    why: "The month's name is above the days, and names the grid.",
    show: () => (
      <>
        <h2 id="advice-named-month">January 2026</h2>
        <MonthGrid
          month="2026-01"
          labelId="advice-named-month"
          picking="start"
          startDate="2026-01-20"
          endDate="2026-01-23"
          today="2026-01-07"
          tabStop="2026-01-20"
          last={undefined}
          aimed={undefined}
        />
      </>
    ),
  },
  dont: {
    why: 'Without a name nobody sees or hears which month the days are of.',
    show: () => (
      <MonthGrid
        month="2026-01"
        labelId="advice-nameless-month"
        picking="start"
        startDate="2026-01-20"
        endDate="2026-01-23"
        today="2026-01-07"
        tabStop="2026-01-20"
        last={undefined}
        aimed={undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/dates/MonthGrid',
  component: MonthGrid,
  parameters: { advice },
  args: {
    month: '2026-12',
    labelId: 'month',
    picking: 'start',
    startDate: null,
    endDate: null,
    today: '2026-12-07',
    bookedDates: [{ startDate: '2026-12-15', endDate: '2026-12-18' }],
    tabStop: '2026-12-07',
    last: undefined,
    aimed: undefined,
  },
  decorators: [
    (Story) => (
      <>
        <h2 id="month">December 2026</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>

/** One day can be reached with the Tab key, and holidays have their name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'December 2026' }))
    const stops = grid.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)
    await expect(stops).toHaveLength(1)
    await expect(grid.getByRole('gridcell', { name: /Dec 25, 2026, Christmas Day$/ })).toBeVisible()
    await expect(grid.getByRole('columnheader', { name: 'Sunday' })).toBeVisible()
    await expect(grid.getByRole('gridcell', { name: 'Tue, Dec 15, 2026, Booked' })).toBeEnabled()
    await expect(grid.getByRole('gridcell', { current: 'date' })).toHaveTextContent('7')
  },
}

/** The stay is one band, which is round at both ends and continues in the next week. */
export const Stay: Story = {
  args: { picking: 'end', startDate: '2026-12-18', endDate: '2026-12-23' },
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('gridcell', { selected: true })
    await expect(chosen.map((cell) => cell.dataset['place'])).toEqual([
      'start',
      ...Array.from({ length: 4 }, () => 'inside'),
      'end',
    ])
  },
}

/** The band already shows the stay that a click would choose. */
export const Aimed: Story = {
  args: { picking: 'end', startDate: '2026-12-18', aimed: '2026-12-21' },
}
export const OneDay: Story = {
  args: { picking: 'end', startDate: '2026-12-09', endDate: '2026-12-09' },
}
export const ChosenHoliday: Story = { args: { startDate: '2026-12-25' } }
export const Limited: Story = {
  args: { picking: 'end', startDate: '2026-12-09', last: '2026-12-12' },
}
