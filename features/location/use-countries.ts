import useSWR from 'swr'
import type { Country } from '@domain/place/geo-responses'
import { locationKeys, oncePerPageLoad } from './location-keys'
import { useGeo } from './use-geo'

/** Returns all countries, or undefined until they are loaded. It sends no request unless wanted. */
export function useCountries(isWanted = true) {
  const geo = useGeo()
  const { data, error } = useSWR<Country[]>(
    isWanted ? locationKeys.countries : null,
    geo.countries,
    oncePerPageLoad('The countries'),
  )
  return { countries: data, isFailed: error !== undefined }
}
