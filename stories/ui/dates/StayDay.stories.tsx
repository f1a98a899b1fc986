import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import type { StayDayProps } from '@ui/dates/StayDay'
import { StayDay } from '@ui/dates/StayDay'

function Days({ days }: { days: readonly Partial<StayDayProps>[] }) {
  return (
    <div role="grid" aria-label="January 2026" style={{ width: `${days.length * 3}rem` }}>
      <div
        role="row"
        style={{ display: 'grid', gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
      >
        {days.map((day, index) => (
          <StayDay
            key={index}
            day={`2026-01-${String(index + 20)}`}
            isChosen={false}
            isOut={false}
            canBePicked
            isBooked={false}
            isToday={false}
            isTabStop={index === 0}
            {...day}
          />
        ))}
      </div>
    </div>
  )
}

const advice: Advice = {
  do: {
    why: 'The chosen ends and the days between them are one band.',
    show: () => (
      <Days
        days={[
          { place: 'start', isChosen: true },
          { place: 'inside' },
          { place: 'end', isChosen: true },
        ]}
      />
    ),
  },
  dont: {
    why: 'The night is struck through, but the day is within the stay: MonthGrid keeps both in step.',
    show: () => (
      <Days
        days={[
          { place: 'start', isChosen: true },
          { place: 'inside', isBooked: true },
          { place: 'end', isChosen: true },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'ui/dates/StayDay',
  component: StayDay,
  parameters: { advice },
  args: {
    day: '2026-01-12',
    isChosen: false,
    isOut: false,
    canBePicked: true,
    isBooked: false,
    isToday: false,
    isTabStop: true,
  },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="January 2026" style={{ width: '3rem' }}>
        <div role="row" style={{ display: 'grid' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof StayDay>

export default meta
type Story = StoryObj<typeof meta>

const dayOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('gridcell')

export const Default: Story = {}
export const Start: Story = { args: { place: 'start', isChosen: true } }
export const Inside: Story = { args: { place: 'inside' } }
export const End: Story = { args: { place: 'end', isChosen: true } }
/** A stay without nights begins and ends here. */
export const Both: Story = { args: { place: 'both', isChosen: true } }
/** The check-out that a click would choose. */
export const Aimed: Story = { args: { place: 'end' } }
export const Past: Story = { args: { isOut: true, canBePicked: false } }
export const Booked: Story = {
  args: { isBooked: true, canBePicked: false },
  play: async ({ canvasElement }) => {
    await expect(dayOf(canvasElement)).toHaveAccessibleName('Mon, Jan 12, 2026, Booked')
    await expect(dayOf(canvasElement)).toBeEnabled()
  },
}
export const Today: Story = {
  args: { isToday: true },
  play: async ({ canvasElement }) =>
    expect(dayOf(canvasElement)).toHaveAttribute('aria-current', 'date'),
}
export const Holiday: Story = {
  args: { day: '2026-12-25', holiday: 'Christmas Day' },
  play: async ({ canvasElement }) =>
    expect(dayOf(canvasElement)).toHaveAccessibleName('Fri, Dec 25, 2026, Christmas Day'),
}
export const ChosenHoliday: Story = { args: { ...Holiday.args, place: 'start', isChosen: true } }
