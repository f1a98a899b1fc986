import type {
  CountriesResponse,
  ReverseGeocodeResponse,
  StatesResponse,
} from '@domain/schemas/geo-schema'
import { placeKey } from '@domain/search/search-text'
import { compareNames } from './name-order'

export interface Country {
  name: string
  /** First currency code, if the service gives one. */
  currency?: string
}

/** Where a guest is, as far as a service knows. The country is always known. */
export interface Place {
  country: string
  state?: string
  city?: string
}

const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name)

/** Returns the countries of the countries service's response, sorted by name. */
export const countriesIn = (answer: CountriesResponse): Country[] =>
  answer
    .map(({ name, currencies }) => {
      const [currency] = Object.keys(currencies ?? {})
      return { name: name.common, ...(currency && { currency }) }
    })
    .toSorted(byName)

/** Returns one country's states from the states service's response. The result may be empty. */
export const statesIn = (answer: StatesResponse, country: string): string[] =>
  answer.data.find(({ name }) => placeKey(name) === placeKey(country))?.states.map((s) => s.name) ??
  []

/** Returns the place in results[0].components, or undefined when its country is unknown. */
export function placeIn({ results }: ReverseGeocodeResponse): Place | undefined {
  const components = results[0]?.components
  if (!components?.country) return undefined
  const state = components.state || components.province || components.region
  const city = components.city || components.town || components.village
  return { country: components.country, ...(state && { state }), ...(city && { city }) }
}

/**
 * Returns the options of a list, including the chosen one. The choice may come from an address or
 * another service with another spelling ('Lagos' for 'Lagos State'), and then its spelling is used.
 */
export function withChosen(
  options: readonly string[],
  chosen: string | undefined,
  key: (name: string) => string,
): string[] {
  const distinct = [...new Set(options)]
  if (!chosen) return distinct
  const same = distinct.findIndex((option) => key(option) === key(chosen))
  return same < 0 ? [chosen, ...distinct] : distinct.with(same, chosen)
}
