import { placeKey } from './search-text'
import type { CountriesAnswer, ReverseGeocodeAnswer, StatesAnswer } from './schemas/geo-schema'

export interface Country {
  name: string
  /** Its first currency code, when it says one. */
  currency?: string
}

/** Where a guest is, as far as a service knows; with a country at least. */
export interface Place {
  country: string
  state?: string
  city?: string
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')

/** The countries service's answer (section 7), by name. */
export const countriesIn = (answer: CountriesAnswer): Country[] =>
  answer
    .map(({ name, currencies }) => {
      const [currency] = Object.keys(currencies ?? {})
      return { name: name.common, ...(currency ? { currency } : {}) }
    })
    .toSorted(byName)

/** The states of one country in the states service's answer (section 7); none when it has none. */
export const statesIn = (answer: StatesAnswer, country: string): string[] =>
  answer.data.find(({ name }) => placeKey(name) === placeKey(country))?.states.map((s) => s.name) ??
  []

/** The place in results[0].components (section 7); undefined when not even a country is known. */
export function placeIn({ results }: ReverseGeocodeAnswer): Place | undefined {
  const components = results[0]?.components
  if (!components?.country) return undefined
  const state = components.state || components.province || components.region
  const city = components.city || components.town || components.village
  return { country: components.country, ...(state && { state }), ...(city && { city }) }
}

/**
 * The choices of a list that must hold what is chosen, which may come from an address or from
 * another service and be spelt otherwise ('Lagos' for 'Lagos State'): its spelling then stands.
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
