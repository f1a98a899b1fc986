import useSWR from 'swr'
import { locationKeys, oncePerVisit } from './location-keys'
import { useGeo } from './use-geo'

/** Names of a country's states; nothing is asked without a country. Undefined until they are loaded. */
export function useStates(country: string | undefined) {
  const geo = useGeo()
  const { data, error } = useSWR<string[]>(
    country ? locationKeys.states(country) : null,
    () => geo.states(country ?? ''),
    oncePerVisit('The states'),
  )
  return { states: data, isFailed: error !== undefined }
}
