import useSWR from 'swr'
import { locationKeys, oncePerVisit } from './location-keys'
import { useGeo } from './use-geo'

/** Names of a state's cities; nothing is asked without a state. Undefined until they are loaded. */
export function useCities(country: string | undefined, state: string | undefined) {
  const geo = useGeo()
  const { data, error } = useSWR<string[]>(
    country && state ? locationKeys.cities(country, state) : null,
    () => geo.cities({ country: country ?? '', state: state ?? '' }),
    oncePerVisit('The cities'),
  )
  return { cities: data, isFailed: error !== undefined }
}
