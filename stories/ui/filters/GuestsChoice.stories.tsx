import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FILTER_GUESTS_MAXIMUM } from '@domain/constants'
import type { Advice } from '@stories/advice'
import { GuestsChoice } from '@ui/filters/GuestsChoice'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'A search may leave the number open, and "Any" says so.',
    show: () => <GuestsChoice filters={{}} onChange={() => undefined} />,
  },
  dont: {
    why: "A booking needs a number: GuestStepper begins at one and knows the home's maximum.",
    show: () => (
      <>
        <Typography variant="h2">Who is coming to Palm Court?</Typography>
        <GuestsChoice filters={{}} onChange={() => undefined} />
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/GuestsChoice',
  id: 'ui-filters-guestschoice',
  component: GuestsChoice,
  parameters: { advice },
  args: { filters: {}, onChange: fn() },
  render: ({ filters, onChange }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <GuestsChoice filters={now} onChange={change} />}
    </WithFilters>
  ),
} satisfies Meta<typeof GuestsChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Below one guest the filter means any number. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Fewer guests' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'More guests' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 guest')
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer guests' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Any')
    await expect(args.onChange).toHaveBeenLastCalledWith({ guestNo: undefined }, 'step')
  },
}
export const Most: Story = { args: { filters: { guestNo: FILTER_GUESTS_MAXIMUM } } }
