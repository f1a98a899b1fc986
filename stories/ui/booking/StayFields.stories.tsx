import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { loadCalendar } from '@stories/load-calendar'
import { useHeld } from '@stories/use-held'
import { StayFields } from '@ui/booking/StayFields'
import type { StayDates, StayDatesHandle } from '@ui/dates/stay-dates'

const advice: Advice = {
  do: {
    why: 'The home is known, so that its largest number of guests limits the count.',
    show: () => (
      <StayFields
        startDate="2026-01-20"
        endDate="2026-01-23"
        today="2026-01-07"
        guests={2}
        maxGuests={4}
        onDatesChange={() => undefined}
        onGuestsChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'A search may leave the number of guests open, but the count begins at 1: FilterPanel.',
    show: () => (
      <>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Find a home
        </Typography>
        <StayFields
          startDate={null}
          endDate={null}
          today="2026-01-07"
          guests={1}
          maxGuests={16}
          onDatesChange={() => undefined}
          onGuestsChange={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/booking/StayFields',
  id: 'ui-booking-stayfields',
  component: StayFields,
  loaders: [loadCalendar],
  parameters: { advice },
  args: {
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    guests: 1,
    maxGuests: 4,
    onDatesChange: fn(),
    onGuestsChange: fn(),
    datesRef: null,
  },
  render: function Chosen({ startDate, endDate, ...args }) {
    const dates = useRef<StayDatesHandle>(null)
    const [start, setStart] = useHeld(startDate)
    const [end, setEnd] = useHeld(endDate)
    const setChosen = (chosen: StayDates) => {
      setStart(chosen.startDate)
      setEnd(chosen.endDate)
    }
    return (
      <>
        <StayFields
          {...args}
          startDate={start}
          endDate={end}
          datesRef={dates}
          onDatesChange={setChosen}
        />
        <button type="button" onClick={() => dates.current?.open()}>
          Open
        </button>
        <button type="button" onClick={() => dates.current?.ask()}>
          Ask
        </button>
      </>
    )
  },
} satisfies Meta<typeof StayFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A button elsewhere opens the calendar at the date that is missing. */
export const Behaviour: Story = {
  ...Default,
  tags: ['test-case'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Check-in' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('textbox', { name: 'Check-in' })).toBeValid()
  },
}

/** Missing dates are marked and explained, and the calendar opens, until they are chosen. */
export const Asked: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog', { name: 'Check-in' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const start = canvas.getByRole('textbox', { name: 'Check-in' })
    await expect(start).toBeInvalid()
    await expect(start).toHaveAccessibleDescription('Choose your check-in and check-out.')
    await userEvent.type(start, '01102026')
    await expect(start).toBeValid()
    await expect(canvas.getByText('Choose your check-out.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toBeInvalid()
  },
}

/** Only the check-out is missing, so the calendar opens there. */
export const AskedForCheckOut: Story = {
  tags: ['played'],
  args: { startDate: '2026-01-10' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }))
    await expect(await screen.findByRole('dialog', { name: 'Check-out' })).toBeVisible()
  },
}
export const Chosen: Story = {
  args: { startDate: '2026-01-10', endDate: '2026-01-14', guests: 2 },
}
