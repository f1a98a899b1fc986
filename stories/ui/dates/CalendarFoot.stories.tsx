import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CalendarFoot } from '@ui/dates/CalendarFoot'
import { ChoiceChips } from '@ui/filters/ChoiceChips'

const advice: Advice = {
  do: {
    why: 'Below the calendar it counts the nights and clears the dates.',
    show: () => (
      <CalendarFoot
        startDate="2026-01-20"
        endDate="2026-01-23"
        today="2026-01-07"
        onClear={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
  dont: {
    why: 'It clears dates, and not the choice above it: PillPopover has a foot for each filter.',
    show: () => (
      <>
        <ChoiceChips
          options={[
            { value: 1, label: '1 bedroom' },
            { value: 2, label: '2 bedrooms' },
          ]}
          selected={[2]}
          onToggle={() => undefined}
        />
        <CalendarFoot
          startDate={null}
          endDate={null}
          today="2026-01-07"
          onClear={() => undefined}
          onClose={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'ui/dates/CalendarFoot',
  component: CalendarFoot,
  parameters: { advice },
  args: {
    startDate: null,
    endDate: null,
    today: '2026-01-07',
    onClear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CalendarFoot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** There is nothing to clear. The button keeps its focus. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const clear = canvas.getByRole('button', { name: 'Clear dates' })
    await expect(clear).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(clear)
    await expect(clear).toHaveFocus()
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}
export const CheckInOnly: Story = { args: { startDate: '2026-01-12' } }
export const Nights: Story = {
  tags: ['played'],
  args: { startDate: '2026-01-12', endDate: '2026-01-15' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 nights')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear dates' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const OneNight: Story = { args: { startDate: '2026-01-12', endDate: '2026-01-13' } }
/** The home asks for three nights. */
export const TooFewNights: Story = {
  args: { startDate: '2026-01-12', rules: { minimumNights: 3 } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('At least 3 nights in these dates')).toBeVisible(),
}
/** A stay without nights gets a hint. */
export const NoNight: Story = { args: { startDate: '2026-01-12', endDate: '2026-01-12' } }
export const Bounded: Story = {
  tags: ['played'],
  args: { ...Nights.args, bounds: { nights: 90, months: 18 } },
}
