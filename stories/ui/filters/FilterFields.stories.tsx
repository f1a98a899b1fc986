import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Advice } from '@stories/advice'
import { FilterFields } from '@ui/filters/FilterFields'
import { FilterPanel } from '@ui/filters/FilterPanel'
import { choices, placesInLagos } from './choices'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'FilterPanel puts a title above the fields, and Reset below them.',
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
    why: 'Alone they have no name, and a guest has to take back each filter by itself.',
    show: () => (
      <div style={{ height: '28rem', maxWidth: '20rem', overflow: 'auto' }}>
        <FilterFields {...choices} filters={{ bedroomNo: 3 }} onChange={() => undefined} />
      </div>
    ),
  },
}

const meta = {
  title: 'product/filters/FilterFields',
  id: 'ui-filters-filterfields',
  component: FilterFields,
  parameters: { advice },
  args: { ...choices, filters: {}, onChange: fn() },
  render: ({ filters, onChange, ...offered }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <FilterFields {...offered} filters={now} onChange={change} />}
    </WithFilters>
  ),
} satisfies Meta<typeof FilterFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows all the required controls and the guest count. */
export const Behaviour: Story = {
  tags: ['req:DISC-09', 'req:FILT-11', 'test-case'],
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
  args: {
    propertyTypes: undefined,
    propertyTypesError: 'Failed to fetch property types',
    amenities: undefined,
    amenitiesError: 'Failed to fetch amenities',
  },
}

export const LoadingNames: Story = { args: { propertyTypes: undefined, amenities: undefined } }
