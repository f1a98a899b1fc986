/** Cache keys of the geo services. Places are the same for every user and hardly ever change. */
export const locationKeys = {
  countries: 'geo: countries',
  states: (country: string) => `geo: states of ${country}`,
  cities: (country: string, state: string) => `geo: cities of ${state}, ${country}`,
}

/** SWR options for data that is loaded once. A failure is only logged. */
export const oncePerPageLoad = (what: string) => ({
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  onError: (error: unknown) => console.error(`${what} could not be fetched`, error),
})
