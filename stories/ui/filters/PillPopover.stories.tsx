import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterPanel } from '@ui/filters/FilterPanel'
import { GuestsChoice } from '@ui/filters/GuestsChoice'
import { PillPopover } from '@ui/filters/PillPopover'
import { choices } from './choices'

const advice: Advice = {
  do: {
    why: 'One pill is one filter, whose value it shows.',
    show: () => (
      <div style={{ display: 'flex', width: 200 }}>
        <PillPopover label="Guests" value="2 guests" onClear={() => undefined}>
          <GuestsChoice filters={{ guestNo: 2 }} onChange={() => undefined} />
        </PillPopover>
      </div>
    ),
  },
  dont: {
    why: 'Several filters share one value and one Clear: FilterDrawer holds them all.',
    show: () => (
      <div style={{ display: 'flex', width: 200 }}>
        <PillPopover label="Filters" value="3 filters" onClear={() => undefined}>
          <FilterPanel
            {...choices}
            filters={{ bedroomNo: 3 }}
            onChange={() => undefined}
            onReset={() => undefined}
          />
        </PillPopover>
      </div>
    ),
  },
}

const meta = {
  title: 'product/filters/PillPopover',
  id: 'ui-filters-pillpopover',
  component: PillPopover,
  parameters: { advice },
  args: {
    label: 'Guests',
    value: '2 guests',
    onClear: fn(),
    onOpen: fn(),
    children: 'Controls of this filter.',
  },
  // It only reports, so a pill without it looks the same.
  argTypes: { onOpen: { control: { disable: true } } },
  decorators: [(Story) => <div style={{ display: 'flex', width: 200 }}>{Story()}</div>],
} satisfies Meta<typeof PillPopover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opens on Enter, clears the filter, and returns the focus on Escape. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const pill = canvas.getByRole('button', { name: 'Guests 2 guests' })
    pill.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Guests' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(await dialog.findByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(pill).toHaveFocus()
  },
}

/** A long value does not widen the pill. */
export const LongValue: Story = { args: { value: 'Victoria Island, Lekki Phase 1 and Ikoyi' } }

/** No value is set, so Clear is disabled. */
export const NothingChosen: Story = {
  tags: ['played'],
  args: { value: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guests Any' }))
    await expect(await screen.findByRole('button', { name: 'Clear' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/**
 * The button that closes the popover shows how many listings match. The popover is below the row.
 */
export const Counted: Story = {
  tags: ['played'],
  args: { closeText: 'Show 22 homes' },
  decorators: [
    (Story) => (
      <div data-popup-row style={{ display: 'flex', padding: 8 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('button', { name: 'Guests 2 guests' })
    await userEvent.click(pill)
    const dialog = await screen.findByRole('dialog', { name: 'Guests' })
    const row = pill.closest('[data-popup-row]')?.getBoundingClientRect().bottom ?? 0
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeCloseTo(row + 8, 0))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show 22 homes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
