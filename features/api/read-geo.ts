import type {
  CountriesResponse,
  ReverseGeocodeResponse,
  StatesResponse,
} from '@domain/schemas/geo-schema'
import { fieldsOf, isFields, text, type Reader, type Shape } from './read-fields'

/** An entry of the countries service. */
export const country: Reader<CountriesResponse[number]> = (value) => {
  const common = text(isFields(value) ? value['name'] : value)
  if (common === undefined) return undefined
  const { cca2, currencies } = isFields(value) ? value : {}
  return {
    name: { common },
    cca2: text(cca2) ?? '',
    ...(isFields(currencies) && { currencies }),
  }
}

const named: Reader<{ name: string }> = (value) => {
  const name = text(value)
  return name === undefined ? undefined : { name }
}

/** A country with its states. */
export const statesOfCountry: Reader<StatesResponse['data'][number]> = (value) => {
  const name = text(value)
  if (name === undefined || !isFields(value)) return undefined
  const { states } = value
  return { name, states: Array.isArray(states) ? states.flatMap((each) => named(each) ?? []) : [] }
}

type Components = ReverseGeocodeResponse['results'][number]['components']

const componentShape: Shape<Components> = {
  country: text,
  state: text,
  province: text,
  region: text,
  city: text,
  town: text,
  village: text,
}

const components = fieldsOf(componentShape)

/** A result of the reverse-geocoding service. */
export const placeResult: Reader<{ components: Partial<Components> }> = (value) => {
  const found = components(isFields(value) ? value['components'] : undefined)
  return found && { components: found }
}
