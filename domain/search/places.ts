import { distinct, looseText, placeKey, stateKey, stripStateWord } from './search-text'

const KINDS = ['country', 'state', 'city'] as const
type PlaceKind = (typeof KINDS)[number]

/** Where listings are, as their hosts wrote it. */
export type ListedPlace = { [Kind in PlaceKind]?: string | null | undefined }

/** A place by its keys. A listing is in it when it has all of them. */
export type PlaceKeys = { [Kind in PlaceKind]?: string | undefined }

/** Places of which a listing is in one. */
type AnyOf = readonly PlaceKeys[]

/** A country, state or city that listings have. */
export interface NamedPlace {
  /** As hosts write it, without a last word such as 'State'. */
  name: string
  keys: PlaceKeys
}

/** Where a search text says that the homes should be. */
export interface ReadPlace {
  /** What a chip shows: 'Lekki', or 'Ikeja, Surulere, Yaba' for the mainland. */
  label: string
  /** A listing in any of them is in the place. */
  anyOf: AnyOf
  /** Loose words of its names and of the text, of which a listing elsewhere may mention one. */
  mentions: readonly string[]
  /** Loose words of an area inside it, such as 'chevron' in Lekki. */
  areas: readonly string[]
  /** Loose words of each of several places. A home in one that mentions another comes first. */
  each: readonly string[]
  /** States around it. Empty when it is a state or a country itself. */
  states: AnyOf
}

/** The places of all listings, by their joined names. */
export interface PlaceIndex {
  listed: AnyOf
  byName: ReadonlyMap<string, NamedPlace>
}

/** Returns the joined loose name of a place: 'portharcourt'. */
export const joinedName = (name: string): string => looseText(name).replaceAll(' ', '')

export const keysOf = ({ city, state, country }: ListedPlace): PlaceKeys => ({
  city: city ? placeKey(city) : undefined,
  state: state ? stateKey(state) : undefined,
  country: country ? placeKey(country) : undefined,
})

/** Guests leave out the last word of 'Benin City'. */
const LAST_CITY_WORD = / (?:city|town)$/

/** A country comes before a state of the same name, and a state before a city. */
export function placeIndexOf(places: readonly ListedPlace[]): PlaceIndex {
  const byName = new Map<string, NamedPlace>()
  const add = (name: string | null | undefined, keys: PlaceKeys) => {
    const key = joinedName(name ?? '')
    if (name && key && !byName.has(key)) byName.set(key, { name: name.trim(), keys })
  }
  for (const { country } of places) add(country, { country: placeKey(country ?? '') })
  for (const { state } of places) {
    add(state && stripStateWord(state), { state: stateKey(state ?? '') })
  }
  for (const { city } of places) add(city, { city: placeKey(city ?? '') })
  for (const { city } of places) {
    const short = looseText(city ?? '').replace(LAST_CITY_WORD, '')
    const known = byName.get(joinedName(city ?? ''))
    if (known && short && !byName.has(joinedName(short))) byName.set(joinedName(short), known)
  }
  return { listed: places.map(keysOf), byName }
}

export const isInPlace = (place: PlaceKeys, of: PlaceKeys): boolean =>
  KINDS.every((kind) => of[kind] === undefined || of[kind] === place[kind])

export const isInAny = (place: PlaceKeys, anyOf: AnyOf): boolean =>
  anyOf.some((each) => isInPlace(place, each))

/** A place as some words of the text name it. */
export interface PlaceWords {
  places: readonly NamedPlace[]
  /** Loose form of the typed words. */
  typed: string
  /** Whether the words name an area of the place, not the place itself. */
  isArea: boolean
}

/** 'lekki lagos' is Lekki in Lagos, 'lekki ajah' is either, because no listing is in both. */
function joinedWith({ listed }: PlaceIndex, before: AnyOf, more: AnyOf): AnyOf | undefined {
  const both = before.flatMap((a) =>
    more.flatMap((b) => {
      const keys = { ...a, ...b }
      return isInPlace(keys, a) && listed.some((place) => isInPlace(place, keys)) ? [keys] : []
    }),
  )
  return both.length > 0 ? both : undefined
}

const isWithin = (index: PlaceIndex, inner: AnyOf, outer: AnyOf) =>
  index.listed.every((place) => !isInAny(place, inner) || isInAny(place, outer))

/** Returns the place that all place words of a text name together, or undefined without any. */
export function readPlace(index: PlaceIndex, words: readonly PlaceWords[]): ReadPlace | undefined {
  const [first, ...others] = words
  if (!first) return undefined
  let anyOf: AnyOf = first.places.map(({ keys }) => keys)
  let named = [first]
  for (const other of others) {
    const more = other.places.map(({ keys }) => keys)
    const both = joinedWith(index, anyOf, more)
    // The narrower one has the name: 'lagos lekki' is Lekki.
    if (!both) named = [...named, other]
    else if (!isWithin(index, anyOf, more)) {
      named = isWithin(index, more, anyOf) ? [other] : [...named, other]
    }
    anyOf = both ?? [...anyOf, ...more]
  }
  const places = named.flatMap((each) => each.places)
  const areas = words.filter(({ isArea }) => isArea).map(({ typed }) => typed)
  const inside = index.listed.filter((place) => isInAny(place, anyOf))
  const states = anyOf.every(({ city }) => city !== undefined)
    ? distinct(inside.map(({ state = '' }) => state)).map((state) => ({ state }))
    : []
  return {
    label: distinct(places.map(({ name }) => name)).join(', '),
    anyOf,
    mentions: distinct([
      ...places.map(({ name }) => looseText(name)),
      ...named.map(({ typed }) => typed),
      ...areas,
    ]),
    areas,
    each: named.length > 1 ? named.map(({ typed }) => typed) : [],
    states,
  }
}
