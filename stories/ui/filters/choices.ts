import { fn } from 'storybook/test'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import type { LocationChoices } from '@ui/filters/filter-controls'

/** The place fields before anything is chosen. */
export const places: LocationChoices = {
  countries: ['Ghana', 'Nigeria', 'Togo'],
  states: [],
  cities: [],
  hasFallbackCities: false,
  status: 'idle',
  onLocate: fn(),
}

/** Lagos is chosen, so its cities are known. */
export const placesInLagos: LocationChoices = {
  ...places,
  states: ['Kano', 'Lagos', 'Oyo'],
  cities: ['Ikeja', 'Lekki', 'Yaba'],
}

/** Everything that a panel or a row offers. */
export const choices = {
  location: places,
  propertyTypes: makePropertyTypes(),
  amenities: makeAmenities(),
  today: FIXTURE_TODAY,
}
