import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { activeFilters } from '@domain/search/active-filters'
import type { Advice } from '@stories/advice'
import { ActiveFilterChips } from '@ui/filters/ActiveFilterChips'
import { SearchHeading } from '@ui/search/SearchHeading'

const advice: Advice = {
  do: {
    why: "It repeats the guest's words, and the button takes them away.",
    show: () => <SearchHeading term="pool in Lekki" onClear={() => undefined} />,
  },
  dont: {
    why: 'The name of a page is not a search, but it is announced as one: PageHeading.',
    show: () => <SearchHeading term="My Bookings" onClear={() => undefined} />,
  },
}

const meta = {
  title: 'product/search/SearchHeading',
  id: 'ui-search-searchheading',
  component: SearchHeading,
  parameters: { advice },
  args: { onClear: fn() },
} satisfies Meta<typeof SearchHeading>

export default meta
type Story = StoryObj<typeof meta>

/** Without a search there is nothing to clear. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Discover homes')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WithTerm: Story = {
  tags: ['req:DISC-04', 'played'],
  args: { term: 'lagoon' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for “lagoon”')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

const chips = (active: ReturnType<typeof activeFilters>) => (
  <ActiveFilterChips active={active} onRemove={() => undefined} onReset={() => undefined} />
)

/** A chip needs no line of its own where the heading leaves room. */
export const WithAChip: Story = { args: { children: chips(activeFilters({ bedroomNo: 3 })) } }

export const WithManyChips: Story = {
  args: {
    term: 'lagoon',
    children: chips(activeFilters({ bedroomNo: 3, country: 'Nigeria', priceMax: 9_000_000 })),
  },
}

export const LongTerm: Story = {
  args: { term: 'a quiet house by the water with a garden, near the market and far from the road' },
}
export const OneLongWord: Story = { args: { term: 'Abeokuta'.repeat(30) } }
