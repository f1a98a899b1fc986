import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterBar } from '@ui/filters/FilterBar'
import { choices, placesInLagos } from './choices'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'In a wide window each pill has room for its name and its value.',
    show: () => (
      <FilterBar
        {...choices}
        filters={{ bedroomNo: 3 }}
        total={22}
        onChange={() => undefined}
        onReset={() => undefined}
        onOpenLocation={() => undefined}
        onOpenAmenities={() => undefined}
      />
    ),
  },
  dont: {
    why: 'In a narrow column the words of six pills run into each other: FilterDrawer has room for them.',
    show: () => (
      <div style={{ maxWidth: '24rem' }}>
        <FilterBar
          {...choices}
          filters={{ bedroomNo: 3 }}
          total={22}
          onChange={() => undefined}
          onReset={() => undefined}
          onOpenLocation={() => undefined}
          onOpenAmenities={() => undefined}
        />
      </div>
    ),
  },
  isWide: true,
}

const meta = {
  title: 'product/filters/FilterBar',
  id: 'ui-filters-filterbar',
  component: FilterBar,
  parameters: { advice },
  args: {
    ...choices,
    filters: {},
    total: 120,
    onChange: fn(),
    onReset: fn(),
    onOpenLocation: fn(),
    onOpenAmenities: fn(),
  },
  render: ({ filters, onChange, ...offered }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <FilterBar {...offered} filters={now} onChange={change} />}
    </WithFilters>
  ),
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const openPill = async (canvas: HTMLElement, name: RegExp) => {
  await userEvent.click(within(canvas).getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

export const Default: Story = {}

/** The row has six pills. The location shows the default place without filtering by it. */
export const Behaviour: Story = {
  tags: ['req:FILT-13', 'req:HOME-13', 'req:HOME-14', 'test-case'],
  play: async ({ canvas, canvasElement, args }) => {
    const pills = canvas.getAllByRole('button', { expanded: false })
    await expect(pills.map((pill) => pill.textContent)).toEqual([
      'Location Any, such as Lagos, Nigeria',
      'Price Any',
      'Bedrooms Any',
      'Amenities Any',
      'Dates Any',
      'Guests Any',
    ])
    const price = await openPill(canvasElement, /^Price/)
    const ranges = price
      .getAllByRole('button')
      .flatMap((chip) => (chip.hasAttribute('aria-pressed') ? chip.textContent : []))
    await expect(ranges).toEqual([
      '0-1,000',
      '1,001-5,000',
      '5,001-10,000',
      '10,001-20,000',
      '20,001-50,000',
      '50,001-plus',
    ])
    await userEvent.click(price.getByRole('button', { name: '50,001-plus' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { priceMin: 50_001, priceMax: undefined },
      undefined,
    )
  },
}

/** With a country chosen, its currency code precedes the ranges. */
export const WithCurrency: Story = {
  tags: ['req:HOME-14', 'played'],
  args: { filters: { country: 'Nigeria' }, currency: 'NGN' },
  play: async ({ canvasElement }) => {
    const price = await openPill(canvasElement, /^Price/)
    await expect(price.getByRole('button', { name: 'NGN 0-1,000' })).toBeInTheDocument()
    await expect(price.getByRole('button', { name: 'NGN 50,001-plus' })).toBeInTheDocument()
  },
}

export const AllChosen: Story = {
  tags: ['played'],
  args: {
    location: placesInLagos,
    currency: 'NGN',
    filters: {
      country: 'Nigeria',
      state: 'Lagos',
      city: 'Victoria Island',
      priceMin: 10_001,
      priceMax: 20_000,
      bedroomNo: 3,
      amenities: choices.amenities.slice(0, 3).map(({ _id }) => _id),
      startDate: '2026-01-10',
      endDate: '2026-01-12',
      guestNo: 4,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** The button that closes a popover states the number of matches, of which not all are counted. */
export const MoreThanCounted: Story = {
  tags: ['played'],
  args: { total: 1_000, isCapped: true },
  play: async ({ canvasElement }) => {
    const bedrooms = await openPill(canvasElement, /^Bedrooms/)
    await expect(bedrooms.getByRole('button', { name: 'Show 1,000+ homes' })).toBeInTheDocument()
  },
}
export const NotCountedYet: Story = {
  tags: ['played'],
  args: { total: undefined },
  play: async ({ canvasElement }) => {
    const bedrooms = await openPill(canvasElement, /^Bedrooms/)
    await expect(bedrooms.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  },
}

/** Bounds that match none of the ranges are shown as numbers. */
export const OtherPrices: Story = { args: { filters: { priceMin: 12_345 } } }
