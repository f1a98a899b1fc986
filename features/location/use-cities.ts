import useSWR from 'swr'
import { locationKeys, oncePerPageLoad } from './location-keys'
import { useGeo } from './use-geo'

/**
 * Returns the names of a state's cities, or undefined until they are loaded. Without a state it
 * sends no request.
 */
export function useCities(country: string | undefined, state: string | undefined) {
  const geo = useGeo()
  const { data, error } = useSWR<string[]>(
    country && state ? locationKeys.cities(country, state) : null,
    () => geo.cities({ country: country ?? '', state: state ?? '' }),
    oncePerPageLoad('The cities'),
  )
  return { cities: data, isFailed: error !== undefined }
}
