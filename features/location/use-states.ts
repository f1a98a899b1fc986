import useSWR from 'swr'
import { locationKeys, oncePerPageLoad } from './location-keys'
import { useGeo } from './use-geo'

/**
 * Returns the names of a country's states, or undefined until they are loaded. Without a country it
 * sends no request.
 */
export function useStates(country: string | undefined) {
  const geo = useGeo()
  const { data, error } = useSWR<string[]>(
    country ? locationKeys.states(country) : null,
    () => geo.states(country ?? ''),
    oncePerPageLoad('The states'),
  )
  return { states: data, isFailed: error !== undefined }
}
