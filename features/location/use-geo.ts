import { useMemo } from 'react'
import { useApi } from '@features/api/ApiProvider'
import { createGeo } from './geo-adapter'
import { geoAddresses } from './geo-addresses'

/** Returns the geo services that this build is configured for. */
export function useGeo() {
  const api = useApi()
  return useMemo(() => createGeo(api, geoAddresses), [api])
}
