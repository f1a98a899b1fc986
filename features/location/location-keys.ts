/** Cache keys of the geo services. Places are the same for everyone and change about never. */
export const locationKeys = {
  countries: 'geo: countries',
  states: (country: string) => `geo: states of ${country}`,
  cities: (country: string, state: string) => `geo: cities of ${state}, ${country}`,
}

/** Asked once a visit; a failure is only logged (section 8). */
export const oncePerVisit = (what: string) => ({
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  onError: (error: unknown) => console.error(`${what} could not be fetched`, error),
})
