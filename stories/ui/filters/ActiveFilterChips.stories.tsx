import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { activeFilters } from '@domain/search/active-filters'
import type { Advice } from '@stories/advice'
import { useHeld } from '@stories/use-held'
import { ActiveFilterChips } from '@ui/filters/ActiveFilterChips'

const advice: Advice = {
  do: {
    why: 'Each chip is a filter that narrows the results, and a click takes it away.',
    show: () => (
      <ActiveFilterChips
        active={activeFilters({ country: 'Nigeria', bedroomNo: 3 })}
        onRemove={() => undefined}
        onReset={() => undefined}
      />
    ),
  },
  dont: {
    why: 'The cross takes away what is not there yet: ChoiceChips sets filters.',
    show: () => (
      <>
        <p>Popular filters</p>
        <ActiveFilterChips
          active={activeFilters({ country: 'Nigeria', bedroomNo: 3 })}
          onRemove={() => undefined}
          onReset={() => undefined}
        />
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/ActiveFilterChips',
  id: 'ui-filters-activefilterchips',
  component: ActiveFilterChips,
  parameters: { advice },
  args: {
    active: activeFilters({ country: 'Nigeria', bedroomNo: 3, priceMax: 100_000 }),
    onRemove: fn(),
    onReset: fn(),
  },
  render: function Held({ active, onRemove, onReset }) {
    const [left, setLeft] = useHeld(active)
    return (
      <ActiveFilterChips
        active={left}
        onRemove={(filter) => {
          onRemove(filter)
          setLeft(left.filter(({ key }) => key !== filter.key))
        }}
        onReset={() => {
          onReset()
          setLeft([])
        }}
      />
    )
  },
} satisfies Meta<typeof ActiveFilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * Removing a chip is announced, and the focus moves to the next chip, or to the row after the last
 * one.
 */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas }) => {
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.click(chip('3+ bedrooms'))
    await expect(canvas.getByRole('status')).toHaveTextContent('3+ bedrooms removed.')
    await expect(chip('Up to ₦100,000')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Up to ₦100,000 removed.')
    chip('Nigeria').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
  },
}

export const ResetsAll: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NothingActive: Story = { args: { active: [] } }

export const LongNames: Story = {
  args: {
    active: activeFilters({
      country: 'The United Kingdom of Great Britain and Northern Ireland',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
    }),
  },
}
