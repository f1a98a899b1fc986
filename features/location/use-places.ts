import useSWR from 'swr'
import type { Country } from '@domain/place/geo-responses'
import { useGeo } from './use-geo'

/**
 * Asks a geo service once per page load, because places hardly ever change. Without a key it sends
 * no request. A failure is only logged.
 */
function useAnswer<Found>(key: string | null, what: string, ask: () => Promise<Found>) {
  const { data, error } = useSWR<Found>(key, ask, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (failure: unknown) => console.error(`${what} could not be fetched`, failure),
  })
  return { data, isFailed: error !== undefined }
}

/** Returns all countries, or undefined until they are loaded. It sends no request unless wanted. */
export function useCountries(isWanted = true) {
  const key = isWanted ? 'geo: countries' : null
  const { data, isFailed } = useAnswer<Country[]>(key, 'The countries', useGeo().countries)
  return { countries: data, isFailed }
}

/** Returns the names of a country's states, or undefined until they are loaded. */
export function useStates(country: string | undefined) {
  const geo = useGeo()
  const key = country ? `geo: states of ${country}` : null
  const { data, isFailed } = useAnswer(key, 'The states', () => geo.states(country ?? ''))
  return { states: data, isFailed }
}

/** Returns the names of a state's cities, or undefined until they are loaded. */
export function useCities(country: string | undefined, state: string | undefined) {
  const geo = useGeo()
  const key = country && state ? `geo: cities of ${state}, ${country}` : null
  const { data, isFailed } = useAnswer(key, 'The cities', () =>
    geo.cities({ country: country ?? '', state: state ?? '' }),
  )
  return { cities: data, isFailed }
}
