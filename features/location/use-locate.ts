import { TIME } from '@domain/constants'
import type { Place } from '@domain/place/geo-answers'
import type { Point } from '@domain/place/locations'
import { useEffect, useRef, useState } from 'react'
import { useGeo } from './use-geo'

/** Section 4: idle, then locating, then filled in or failed. 'unsupported' has words of its own. */
export type LocateStatus = 'idle' | 'locating' | 'filled' | 'failed' | 'unsupported'

/** Section 7. */
const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: TIME.geolocationTimeout,
  maximumAge: TIME.geolocationMaximumAge,
}

const currentPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, options)
  })

/**
 * Finds where the guest is. A failure is only logged (section 8); the page then offers the built-in
 * cities, nearest first when `point` is known. Nothing is told to a page that has gone.
 */
export function useLocate(onFound: (place: Place) => void) {
  const geo = useGeo()
  const [status, setStatus] = useState<LocateStatus>('idle')
  const [point, setPoint] = useState<Point>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function locate() {
    if (status === 'locating') return
    // Browsers leave it out of pages that did not come by a safe way.
    if (!('geolocation' in navigator) || !navigator.geolocation) return setStatus('unsupported')
    setStatus('locating')
    try {
      const { coords } = await currentPosition()
      const found = { lat: coords.latitude, lng: coords.longitude }
      if (isHere.current) setPoint(found)
      const place = await geo.placeAt(found)
      if (!isHere.current) return
      setStatus('filled')
      onFound(place)
    } catch (error) {
      console.error('The guest could not be located', error)
      if (isHere.current) setStatus('failed')
    }
  }
  return { status, point, locate: () => void locate() }
}
