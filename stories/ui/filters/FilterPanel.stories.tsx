import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterPanel } from '@ui/filters/FilterPanel'
import { choices, placesInLagos } from './choices'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'In a column of its own, as high as the window, it scrolls between its title and its foot.',
    show: () => (
      <div style={{ height: '28rem', maxWidth: '20rem' }}>
        <FilterPanel
          {...choices}
          filters={{ bedroomNo: 3 }}
          onChange={() => undefined}
          onReset={() => undefined}
        />
      </div>
    ),
  },
  dont: {
    why: 'Above the results it pushes them out of the window: FilterDrawer holds it on phones.',
    show: () => (
      <>
        <div style={{ height: '28rem' }}>
          <FilterPanel
            {...choices}
            filters={{ bedroomNo: 3 }}
            onChange={() => undefined}
            onReset={() => undefined}
          />
        </div>
        <p>22 homes</p>
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterPanel',
  id: 'ui-filters-filterpanel',
  component: FilterPanel,
  args: { ...choices, filters: {}, onChange: fn(), onReset: fn() },
  parameters: { advice, height: '90vh' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: 320, height: String(parameters['height']) }}>{Story()}</div>
    ),
  ],
  render: ({ filters, onChange, ...rest }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <FilterPanel {...rest} filters={now} onChange={change} />}
    </WithFilters>
  ),
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is set, so Reset is disabled. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }))
    const reset = panel.getByRole('button', { name: 'Reset' })
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.click(reset)
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const SomeChosen: Story = {
  tags: ['req:DISC-10', 'played'],
  args: { filters: { bedroomNo: 2, rating: 5 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** High enough for all filters. */
const Tall = { parameters: { height: 'auto' } } satisfies Story

/** Shows all the required controls and the guest count. */
export const AllControls: Story = {
  ...Tall,
  tags: ['req:DISC-09', 'req:FILT-11', 'played'],
  play: async ({ canvas, args }) => {
    for (const name of ['Country', 'State', 'City']) {
      await expect(canvas.getByRole('combobox', { name })).toBeInTheDocument()
    }
    const groups = [
      'Property type',
      'Bedrooms',
      'Amenities',
      'Price range',
      'Availability',
      'Rating',
    ]
    for (const name of groups) await expect(canvas.getByRole('group', { name })).toBeInTheDocument()
    const wordsOf = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('button')
        .flatMap((chip) => (chip.hasAttribute('aria-pressed') ? chip.textContent : []))
    await expect(wordsOf('Availability')).toEqual([
      'Available Now',
      'Available This Weekend',
      'Available Next Week',
      'Available Next Month',
      'All Availability',
    ])
    await expect(wordsOf('Rating')).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star'])
    await userEvent.click(canvas.getByRole('button', { name: '3+' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ bedroomNo: 3 }, undefined)
    await userEvent.click(canvas.getByRole('button', { name: '3+' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ bedroomNo: undefined }, undefined)
  },
}

/** Every filter is set. */
export const AllChosen: Story = {
  ...Tall,
  args: {
    location: placesInLagos,
    filters: {
      country: 'Nigeria',
      state: 'Lagos',
      city: 'Lekki',
      propertyType: choices.propertyTypes[2]?._id,
      bedroomNo: 3,
      amenities: choices.amenities.slice(0, 2).map(({ _id }) => _id),
      priceMin: 100_000,
      priceMax: 500_000,
      availability: 'weekend',
      startDate: '2026-01-10',
      endDate: '2026-01-12',
      rating: 4,
      guestNo: 2,
    },
  },
}

/** Types and amenities cannot be fetched. The other filters still work. */
export const NamesFailed: Story = {
  ...Tall,
  args: {
    propertyTypes: undefined,
    propertyTypesError: 'Failed to fetch property types',
    amenities: undefined,
    amenitiesError: 'Failed to fetch amenities',
  },
}

export const LoadingNames: Story = {
  ...Tall,
  args: { propertyTypes: undefined, amenities: undefined },
}
