import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { DateInput } from '@ui/dates/DateInput'

const advice: Advice = {
  do: {
    why: 'A day in the coming months is typed, or looked up in the calendar.',
    show: () => (
      <DateInput
        label="Check-in"
        value="2026-01-20"
        from="2026-01-07"
        refusalOf={() => undefined}
        onChange={() => undefined}
        onOpenCalendar={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Guests know their birthday, and the calendar is decades away from it: BirthdayInput.',
    show: () => (
      <DateInput
        label="Date of birth"
        value={null}
        from="2026-01-07"
        refusalOf={() => undefined}
        onChange={() => undefined}
        onOpenCalendar={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/dates/DateInput',
  component: DateInput,
  parameters: { advice },
  args: {
    label: 'Check-in',
    value: null,
    from: '2026-01-07',
    refusalOf: (): string | undefined => undefined,
    onChange: fn(),
    onInvalid: fn(),
    onIntent: fn(),
    onOpenCalendar: fn(),
  },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: '2026-01-10' } }
export const CalendarOpen: Story = { args: { value: '2026-01-10', isCalendarOpen: true } }
/** A tap opens the calendar, without the keyboard of the screen. A click leads to typing. */
export const Tapped: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(args.onOpenCalendar).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[TouchA]', target: input })
    await expect(input).toHaveAttribute('inputmode', 'none')
    await expect(args.onIntent).toHaveBeenCalled()
    await expect(args.onOpenCalendar).toHaveBeenCalledOnce()
  },
}
/** A date that cannot be chosen is rejected with the reason. */
export const NotAllowed: Story = {
  tags: ['played'],
  args: { refusalOf: (): string => 'This night is booked. Choose another day.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('MM/DD/YYYY')
    await userEvent.type(input, '1/5/2026')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('This night is booked. Choose another day.')
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onInvalid).toHaveBeenCalledWith('Date input not valid.', '2026-01-05')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
