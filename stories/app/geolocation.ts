type Answer = (
  found: (coords: { latitude: number; longitude: number }) => void,
  failed: () => void,
) => void

/** A browser that finds its guest as the story says, or, without an answer, knows no way to. */
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
    // The browser's own stands on its prototype.
    Reflect.deleteProperty(navigator, 'geolocation')
  }
}
