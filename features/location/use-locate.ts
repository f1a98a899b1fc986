import { useEffect, useRef, useState } from 'react'
import { TIME } from '@domain/constants'
import type { Place } from '@domain/place/geo-responses'
import type { Point } from '@domain/place/locations'
import { useGeo } from './use-geo'

/** 'unsupported' is separate because its message differs from that of 'failed'. */
export type LocateStatus = 'idle' | 'locating' | 'filled' | 'failed' | 'unsupported'

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
 * Finds the guest's place. A failure is only logged, and the page then offers the built-in cities,
 * nearest first when `point` is known. After unmounting nothing is reported.
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
    // Browsers omit it on pages without TLS.
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
