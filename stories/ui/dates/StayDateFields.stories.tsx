import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { loadCalendar } from '@stories/load-calendar'
import { useHeld } from '@stories/use-held'
import type { StayDates } from '@ui/dates/stay-dates'
import { StayDateFields } from '@ui/dates/StayDateFields'

const advice: Advice = {
  do: {
    why: 'Both ends of one stay are in one frame, and a new check-in may clear the check-out.',
    show: () => (
      <StayDateFields
        startDate="2026-01-20"
        endDate="2026-01-23"
        today="2026-01-07"
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    why: 'The question has one answer, and the second field stays empty: DateInput.',
    show: () => (
      <>
        <p>On which day shall we clean?</p>
        <StayDateFields
          startDate="2026-01-20"
          endDate={null}
          today="2026-01-07"
          onChange={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/StayDateFields',
  component: StayDateFields,
  loaders: [loadCalendar],
  parameters: { advice },
  args: {
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    bookedDates: [{ startDate: '2026-01-15', endDate: '2026-01-18' }],
    onChange: fn(),
    onInvalid: fn(),
  },
  render: function Chosen({ startDate, endDate, ...args }) {
    const [start, setStart] = useHeld(startDate)
    const [end, setEnd] = useHeld(endDate)
    const keep = (next: StayDates) => {
      args.onChange(next)
      setStart(next.startDate)
      setEnd(next.endDate)
    }
    return <StayDateFields {...args} startDate={start} endDate={end} onChange={keep} />
  },
} satisfies Meta<typeof StayDateFields>

export default meta
type Story = StoryObj<typeof meta>

const fields = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  return {
    start: form.getByRole('textbox', { name: 'Check-in' }),
    end: form.getByRole('textbox', { name: 'Check-out' }),
  }
}

export const Default: Story = {}

/**
 * The fields start empty and take digits alone, in the order month, day, year. The date is written
 * out below.
 */
export const Behaviour: Story = {
  tags: ['req:BOOK-01', 'req:CONST-06', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const { start, end } = fields(canvasElement)
    await expect(start).toHaveValue('')
    await expect(end).toHaveValue('')
    await userEvent.type(start, '01102026')
    await expect(start).toHaveValue('01/10/2026')
    await expect(start).toHaveAccessibleDescription('Sat, Jan 10, 2026')
    await userEvent.type(end, '1/15/2026')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-01-10',
      endDate: '2026-01-15',
    })
  },
}

export const Chosen: Story = { args: { startDate: '2026-01-10', endDate: '2026-01-14' } }

/** Dates that come from elsewhere are understood. A day without its year is the next one. */
export const OtherForms: Story = {
  tags: ['req:CONST-06', 'test-case'],
  play: async ({ canvasElement, args }) => {
    const { start, end } = fields(canvasElement)
    await userEvent.type(start, '2026-01-10')
    await expect(start).toHaveValue('01/10/2026')
    await userEvent.click(end)
    await userEvent.paste('15 Jan 2026')
    await expect(end).toHaveValue('01/15/2026')
    await userEvent.clear(end)
    await userEvent.type(end, '14 January{Enter}')
    await expect(end).toHaveValue('01/14/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-01-10',
      endDate: '2026-01-14',
    })
    await expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

/** What cannot be understood stays as it was typed. */
export const Unreadable: Story = {
  tags: ['req:ERR-07', 'test-case'],
  play: async ({ canvasElement }) => {
    const { start } = fields(canvasElement)
    await userEvent.type(start, 'the 10th or the 11th')
    await userEvent.tab()
    await expect(start).toHaveValue('the 10th or the 11th')
    await expect(start).toHaveAccessibleDescription(
      'Date input not valid. Use month/day/year, such as 03/12/2027.',
    )
  },
}

/** An invalid date is reported and counts as no date. */
export const Invalid: Story = {
  tags: ['req:ERR-07', 'played'],
  play: async ({ canvasElement, args }) => {
    const { start } = fields(canvasElement)
    await userEvent.type(start, '99/99/9999')
    await expect(start).toBeInvalid()
    await expect(start).toHaveAccessibleDescription(
      'Date input not valid. Use month/day/year, such as 03/12/2027.',
    )
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onInvalid).toHaveBeenCalledWith('Date input not valid.', undefined)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Past days, and an end before the start, are rejected with the reason. */
export const TooEarly: Story = {
  tags: ['req:BOOK-15', 'played'],
  play: async ({ canvasElement, args }) => {
    const { start, end } = fields(canvasElement)
    await userEvent.type(end, '01062026')
    await expect(end).toBeInvalid()
    await userEvent.type(start, '01062026')
    await expect(start).toBeInvalid()
    await expect(start).toHaveAccessibleDescription(
      'This day is past. Choose Jan 7, 2026 or later.',
    )
    await userEvent.clear(start)
    await userEvent.type(start, '01072026')
    await expect(start).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith({ startDate: '2026-01-07', endDate: null })
    await userEvent.clear(end)
    await userEvent.type(end, '01062026')
    await expect(end).toBeInvalid()
    await expect(end).toHaveAccessibleDescription('Check-out cannot be before Jan 7, 2026.')
  },
}

/** A stay cannot include a booked night, but can end on the day that one starts. */
export const BookedNights: Story = {
  tags: ['played'],
  args: { startDate: '2026-01-12' },
  play: async ({ canvasElement, args }) => {
    const { start, end } = fields(canvasElement)
    await userEvent.type(end, '01162026')
    await expect(end).toHaveAccessibleDescription(/^Some nights of this stay are booked/)
    await userEvent.clear(end)
    await userEvent.type(end, '01152026')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-01-12',
      endDate: '2026-01-15',
    })
    await userEvent.clear(start)
    await userEvent.type(start, '01152026')
    await expect(start).toHaveAccessibleDescription(/^This night is booked/)
  },
}

/** A start after the end clears the end and moves the focus there. */
export const StartPastEnd: Story = {
  tags: ['played'],
  args: { startDate: '2026-01-08', endDate: '2026-01-10' },
  play: async ({ canvasElement, args }) => {
    const { start, end } = fields(canvasElement)
    await userEvent.clear(start)
    await userEvent.type(start, '01122026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ startDate: '2026-01-12', endDate: null })
    await expect(end).toHaveValue('')
    await expect(end).toHaveFocus()
  },
}

/** A stay without nights is allowed, with a hint. */
export const ZeroNights: Story = {
  args: { startDate: '2026-01-10', endDate: '2026-01-10' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Choose at least one night.'),
}

/** The calendar has closed by the time its number of nights could be heard, so a status says it. */
export const NightsAreSaid: Story = {
  tags: ['test-case'],
  args: { startDate: '2026-01-10', endDate: '2026-01-13' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('3 nights'),
}

/** The calendar opens on request, picks the check-in and then the check-out, and closes. */
export const WithCalendar: Story = {
  tags: ['req:BOOK-01', 'played'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Check-in: choose a date' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Check-in' }))
    await userEvent.click(dialog.getByRole('gridcell', { name: 'Mon, Jan 12, 2026' }))
    await screen.findByRole('dialog', { name: /Check-out/ })
    await userEvent.click(dialog.getByRole('gridcell', { name: /Thu, Jan 15, 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-01-12',
      endDate: '2026-01-15',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
