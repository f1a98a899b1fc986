import { fn } from 'storybook/test'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'
import type { LocationChoices } from '@ui/filters/filter-controls'

/** Choices of the location fields before anything is chosen. */
export const places: LocationChoices = {
  countries: ['Ghana', 'Nigeria', 'Togo'],
  states: [],
  cities: [],
  hasFallbackCities: false,
  status: 'idle',
  onLocate: fn(),
}

/** Choices after Lagos is chosen, including its cities. */
export const placesInLagos: LocationChoices = {
  ...places,
  states: ['Kano', 'Lagos', 'Oyo'],
  cities: ['Ikeja', 'Lekki', 'Yaba'],
}

/** Every choice that a filter panel or row offers. */
export const choices = {
  location: places,
  propertyTypes: makePropertyTypes(),
  amenities: makeAmenities(),
  today: FIXTURE_TODAY,
}
