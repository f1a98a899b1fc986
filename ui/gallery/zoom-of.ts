/** Zoom of a photo: its scale, and the offset of its centre in CSS pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

/** Largest scale, at which the pixels of a photo just begin to show. */
const SCALE_MAXIMUM = 4

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/**
 * Returns the zoom with its scale within 1 to 4, and its offset so that the photo covers the box.
 */
export function limited({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  const kept = Math.min(SCALE_MAXIMUM, Math.max(1, scale))
  return {
    scale: kept,
    x: within(x, ((kept - 1) * width) / 2),
    y: within(y, ((kept - 1) * height) / 2),
  }
}

/**
 * Returns the zoom at another scale that keeps the point under the fingers in place.
 *
 * @param from Point under the fingers before, from the centre of the box.
 * @param to Point under the fingers now.
 */
export const zoomedAt = (
  zoom: Zoom,
  scale: number,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Zoom => {
  const factor = scale / zoom.scale
  return {
    scale,
    x: to.x - (from.x - zoom.x) * factor,
    y: to.y - (from.y - zoom.y) * factor,
  }
}
