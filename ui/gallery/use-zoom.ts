import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

/** Zoom of a photo: its scale, and the offset of its centre in CSS pixels. */
interface Zoom extends Point {
  scale: number
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
export const zoomedAt = (zoom: Zoom, scale: number, from: Point, to: Point): Zoom => {
  const factor = scale / zoom.scale
  return {
    scale,
    x: to.x - (from.x - zoom.x) * factor,
    y: to.y - (from.y - zoom.y) * factor,
  }
}

/** Scale of a double click or a press of '+'. */
const SCALE_STEP = 2

type Place = Pick<Touch, 'clientX' | 'clientY'>

/** Returns a place in the window from the centre of the box. */
const fromCentre = ({ clientX, clientY }: Place, box: DOMRect): Point => ({
  x: clientX - box.x - box.width / 2,
  y: clientY - box.y - box.height / 2,
})

/** Returns the middle of the touches from the centre of the box, and the distance between two. */
function gripOf(touches: TouchList, box: DOMRect) {
  const points = [...touches].map((touch) => fromCentre(touch, box))
  const [first = { x: 0, y: 0 }, second = first] = points
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

/**
 * Zooms a photo with two fingers, a double click or the keys '+', '-' and '0', and moves a zoomed
 * photo with one finger. `area` receives the touches, and `picture` is the element that is zoomed.
 */
export function useZoom() {
  const area = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const zoom = useRef<Zoom>(unzoomed)
  const grip = useRef<{ middle: Point; distance: number; touches: number }>(undefined)
  const [isZoomed, setIsZoomed] = useState(false)

  function apply(next: Zoom) {
    const { current } = picture
    if (!current) return
    zoom.current = limited(next, current.offsetWidth, current.offsetHeight)
    const { scale, x, y } = zoom.current
    current.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    setIsZoomed(scale > 1)
  }
  const to = (scale: number, at: Point = { x: 0, y: 0 }) =>
    apply(zoomedAt(zoom.current, scale, at, at))

  const follow = useEffectEvent(({ type, touches }: TouchEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || touches.length === 0) return
    const now = { ...gripOf(touches, box), touches: touches.length }
    const before = grip.current
    // Adding or lifting a finger starts a new gesture.
    if (type === 'touchmove' && before?.touches === now.touches) {
      const growth = now.touches > 1 ? now.distance / before.distance : 1
      if (now.touches > 1 || isZoomed) {
        apply(zoomedAt(zoom.current, zoom.current.scale * growth, before.middle, now.middle))
      }
    }
    grip.current = now
  })
  useEffect(() => {
    const element = area.current
    const types = ['touchstart', 'touchmove', 'touchend'] as const
    for (const type of types) element?.addEventListener(type, follow, { passive: true })
    return () => {
      for (const type of types) element?.removeEventListener(type, follow)
    }
  }, [])

  return {
    area,
    picture,
    isZoomed,
    reset: () => apply(unzoomed),
    onDoubleClick: (place: Place) => {
      const box = area.current?.getBoundingClientRect()
      if (box) to(isZoomed ? 1 : SCALE_STEP, fromCentre(place, box))
    },
    zoomByKey: (key: string) => {
      if (key === '+' || key === '=') to(zoom.current.scale * SCALE_STEP)
      if (key === '-') to(zoom.current.scale / SCALE_STEP)
      if (key === '0') apply(unzoomed)
    },
  }
}
