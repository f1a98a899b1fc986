import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { DatesPill } from '@ui/filters/DatesPill'
import { WithFilters } from './with-filters'

const meta = {
  title: 'ui/filters/DatesPill',
  component: DatesPill,
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

/** The dates are applied once both days are chosen. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dates Any' }))
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 10, 2026/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('gridcell', { name: /Jan 12, 2026/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { startDate: '2026-01-10', endDate: '2026-01-12' },
      undefined,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByText('Jan 10, 2026 – Jan 12, 2026')).toBeVisible()
  },
}
export const Chosen: Story = {
  args: { filters: { startDate: '2026-01-10', endDate: '2026-01-12' } },
}
export const OneDay: Story = { args: { filters: { startDate: '2026-01-10' } } }
