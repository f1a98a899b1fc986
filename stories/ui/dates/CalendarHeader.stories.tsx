import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { CalendarHeader } from '@ui/dates/CalendarHeader'

const advice: Advice = {
  do: {
    why: 'A single month has a button at each side.',
    show: () => (
      <CalendarHeader
        labelId="advice-single-month"
        month="2026-01"
        previous={{ isAtLimit: false, onClick: () => undefined }}
        next={{ isAtLimit: false, onClick: () => undefined }}
        isAnnounced={false}
        onOpenYears={() => undefined}
      />
    ),
  },
  dont: {
    why: 'Only the second of two months does without the button at its start: here no way leads back.',
    show: () => (
      <CalendarHeader
        labelId="advice-stuck-month"
        month="2026-06"
        next={{ isAtLimit: false, onClick: () => undefined }}
        isAnnounced={false}
        onOpenYears={() => undefined}
      />
    ),
  },
}

const meta = {
  title: 'ui/dates/CalendarHeader',
  component: CalendarHeader,
  parameters: { advice },
  args: {
    labelId: 'month',
    month: '2026-01',
    previous: { isAtLimit: false, onClick: fn() },
    next: { isAtLimit: false, onClick: fn() },
    isAnnounced: true,
    onOpenYears: fn(),
  },
} satisfies Meta<typeof CalendarHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At the limit a button does nothing, and keeps the focus that a click gave it. */
export const FirstMonth: Story = {
  tags: ['played'],
  args: { previous: { isAtLimit: true, onClick: fn() } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Previous month' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.previous?.onClick).not.toHaveBeenCalled()
  },
}
export const LastMonth: Story = { args: { next: { isAtLimit: true, onClick: fn() } } }
/** The second of two months has only the button at its end. */
export const SecondOfTwo: Story = { args: { previous: undefined } }
