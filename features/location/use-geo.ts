import { useApi } from '@features/api/ApiProvider'
import { useMemo } from 'react'
import { geoAddresses } from './geo-addresses'
import { createGeo } from './geo-adapter'

/** Returns the geo services that this build is configured for. */
export function useGeo() {
  const api = useApi()
  return useMemo(() => createGeo(api, geoAddresses), [api])
}
