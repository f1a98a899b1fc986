import { useMemo } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { createGeo } from './geo-adapter'
import { geoAddresses } from './geo-addresses'
import { withListingPlaces } from './listing-places'

/** Returns the geo services that this build is configured for. */
export function useGeo() {
  const api = useApi()
  return useMemo(() => {
    const geo = createGeo(api, geoAddresses)
    return usesOwnApi() ? geo : withListingPlaces(geo, api)
  }, [api])
}
