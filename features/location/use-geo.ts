import { useApi } from '@features/api/ApiProvider'
import { useMemo } from 'react'
import { geoAddresses } from './geo-addresses'
import { createGeo } from './geo-adapter'

/** The geo services that this build was pointed at. */
export function useGeo() {
  const api = useApi()
  return useMemo(() => createGeo(api, geoAddresses), [api])
}
