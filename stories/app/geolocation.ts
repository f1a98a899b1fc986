type Answer = (
  found: (coords: { latitude: number; longitude: number }) => void,
  failed: () => void,
) => void

/**
 * Replaces the browser's geolocation with a fixed answer, or with none, as in a browser that does
 * not support it.
 */
export function geolocation(answer: Answer | undefined) {
  const own = answer && {
    getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback) =>
      answer(
        (coords) => found({ coords } as GeolocationPosition),
        () => failed?.({ code: 1, message: 'denied' } as GeolocationPositionError),
      ),
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: own })
  return () => {
    // The browser's own implementation is on the prototype and reappears.
    Reflect.deleteProperty(navigator, 'geolocation')
  }
}
