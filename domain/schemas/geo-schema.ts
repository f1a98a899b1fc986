import Type, { type Static } from 'typebox'

/** Forms of the outside services, which our own server also uses. */
export const CountriesResponseSchema = Type.Array(
  Type.Object({
    name: Type.Object({ common: Type.String() }),
    /** Keyed by currency code. */
    currencies: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    cca2: Type.String(),
  }),
)
export type CountriesResponse = Static<typeof CountriesResponseSchema>

export const StatesResponseSchema = Type.Object({
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      states: Type.Array(Type.Object({ name: Type.String() })),
    }),
  ),
})
export type StatesResponse = Static<typeof StatesResponseSchema>

export const CitiesPayloadSchema = Type.Object(
  {
    country: Type.String({ minLength: 1, maxLength: 100 }),
    state: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { additionalProperties: false },
)
export type CitiesPayload = Static<typeof CitiesPayloadSchema>

export const CitiesResponseSchema = Type.Object({ data: Type.Array(Type.String()) })
export type CitiesResponse = Static<typeof CitiesResponseSchema>

/** The outside service needs a key. Our own server ignores it. */
export const ReverseGeocodeQuerySchema = Type.Object({
  latitude: Type.String({ pattern: '^-?[0-9]{1,3}([.][0-9]{1,20})?$' }),
  longitude: Type.String({ pattern: '^-?[0-9]{1,3}([.][0-9]{1,20})?$' }),
})

const place = Type.Optional(Type.String())

export const ReverseGeocodeResponseSchema = Type.Object({
  results: Type.Array(
    Type.Object({
      components: Type.Object({
        country: place,
        state: place,
        province: place,
        region: place,
        city: place,
        town: place,
        village: place,
      }),
    }),
  ),
})
export type ReverseGeocodeResponse = Static<typeof ReverseGeocodeResponseSchema>
