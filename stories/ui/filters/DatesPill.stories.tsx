import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { DatesPill } from '@ui/filters/DatesPill'
import { TextInput } from '@ui/form/TextInput'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'In the filter row it is one of several pills and opens the calendar.',
    show: () => (
      <div style={{ display: 'flex', width: '16rem' }}>
        <DatesPill
          filters={{ startDate: '2026-01-20', endDate: '2026-01-23' }}
          onChange={() => undefined}
          today={FIXTURE_TODAY}
        />
      </div>
    ),
  },
  dont: {
    why: 'In a column of fields it has neither a label above nor a frame: StayDateFields has both.',
    show: () => (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <TextInput label="City" defaultValue="Lagos" />
        <DatesPill filters={{}} onChange={() => undefined} today={FIXTURE_TODAY} />
      </div>
    ),
  },
}

const meta = {
  title: 'product/filters/DatesPill',
  id: 'ui-filters-datespill',
  component: DatesPill,
  parameters: { advice },
  args: { filters: {}, onChange: fn(), today: FIXTURE_TODAY },
  render: ({ filters, onChange, today }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <DatesPill filters={now} onChange={change} today={today} />}
    </WithFilters>
  ),
  decorators: [(Story) => <div style={{ display: 'flex', width: 260 }}>{Story()}</div>],
} satisfies Meta<typeof DatesPill>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The dates are applied once both days are chosen. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dates Any' }))
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 10, 2026/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 12, 2026/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { startDate: '2026-01-10', endDate: '2026-01-12' },
      undefined,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Jan 10, 2026 – Jan 12, 2026')).toBeVisible()
  },
}
export const Chosen: Story = {
  args: { filters: { startDate: '2026-01-10', endDate: '2026-01-12' } },
}
export const OneDay: Story = { args: { filters: { startDate: '2026-01-10' } } }
