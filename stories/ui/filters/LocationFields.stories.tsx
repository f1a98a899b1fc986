import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cities } from '@domain/place/locations'
import type { Advice } from '@stories/advice'
import { LocationFields } from '@ui/filters/LocationFields'
import { places, placesInLagos } from './choices'
import { WithFilters } from './with-filters'

const advice: Advice = {
  do: {
    why: 'The places are those that have homes.',
    show: () => (
      <LocationFields
        filters={{ country: 'Nigeria', state: 'Lagos' }}
        onChange={() => undefined}
        location={{ ...places, states: ['Kano', 'Lagos'], cities: ['Ikeja', 'Lekki'] }}
      />
    ),
  },
  dont: {
    why: 'A street is on no list: an address is typed into a TextInput.',
    show: () => (
      <>
        <p>Where shall we send your receipt?</p>
        <LocationFields filters={{}} onChange={() => undefined} location={places} />
      </>
    ),
  },
}

const meta = {
  title: 'product/filters/LocationFields',
  id: 'ui-filters-locationfields',
  component: LocationFields,
  parameters: { advice },
  args: { filters: {}, onChange: fn(), location: places },
  render: ({ filters, onChange, location }) => (
    <WithFilters filters={filters} onChange={onChange}>
      {(now, change) => <LocationFields filters={now} onChange={change} location={location} />}
    </WithFilters>
  ),
} satisfies Meta<typeof LocationFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The state requires a country and the city a state. Each field explains it. */
export const Behaviour: Story = {
  tags: ['test-case'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeDisabled()
    await expect(canvas.getByText('Choose a state first')).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Nigeria')
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Nigeria' }, undefined)
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeEnabled()
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled()
  },
}

/** A new country clears the state and the city, and a new state clears the city. */
export const Chained: Story = {
  tags: ['req:FILT-01', 'test-case'],
  args: {
    filters: { country: 'Nigeria', state: 'Lagos', city: 'Lekki' },
    location: placesInLagos,
  },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name })
    await expect(field('City')).toHaveValue('Lekki')
    await userEvent.selectOptions(field('State'), 'Oyo')
    await expect(field('Country')).toHaveValue('Nigeria')
    await expect(field('City')).toHaveValue('')
    await userEvent.selectOptions(field('City'), 'Ikeja')
    await userEvent.selectOptions(field('Country'), 'Ghana')
    await expect(field('State')).toHaveValue('')
    await expect(field('City')).toHaveValue('')
  },
}

/** 'Lagos' from an address matches the service's 'Lagos State', and an unknown place is kept. */
export const OtherSpelling: Story = {
  tags: ['test-case'],
  args: {
    filters: { country: 'Nigeria', state: 'Lagos', city: 'Makoko' },
    location: { ...placesInLagos, states: ['Kano State', 'Lagos State'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Lagos')
    await expect(canvas.queryByRole('option', { name: 'Lagos State' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Makoko')
  },
}

export const LoadingPlaces: Story = {
  args: {
    filters: { country: 'Nigeria' },
    location: { ...places, countries: undefined, states: undefined, cities: undefined },
  },
}

/** The label changes while the browser locates the guest, and the button is disabled. */
export const Locating: Story = {
  tags: ['req:FILT-12'],
  args: { location: { ...places, status: 'locating' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Locating...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** After a failure the 20 built-in cities are offered, without an error message. */
export const FallbackCities: Story = {
  tags: ['req:FILT-12', 'req:ERR-06', 'played'],
  args: {
    filters: { country: 'Ghana' },
    location: {
      ...places,
      status: 'failed',
      hasFallbackCities: true,
      cities: cities.map(({ name }) => name),
    },
  },
  play: async ({ canvas, args }) => {
    const city = canvas.getByRole('combobox', { name: 'City' })
    await expect(within(city).getAllByRole('option')).toHaveLength(21)
    await userEvent.selectOptions(city, 'Kano')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { country: undefined, state: undefined, city: 'Kano' },
      undefined,
    )
    await expect(city).toHaveValue('Kano')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Unsupported: Story = {
  tags: ['req:ERR-05'],
  args: { location: { ...places, status: 'unsupported', hasFallbackCities: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'Geolocation is not supported by your browser',
    ),
}

export const LongNames: Story = {
  args: {
    filters: {
      country: 'The United Kingdom of Great Britain and Northern Ireland, and of its islands',
    },
  },
  decorators: [(Story) => <div style={{ width: '16rem' }}>{Story()}</div>],
}
