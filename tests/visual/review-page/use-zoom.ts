import { useCallback, useState } from 'react'

export const factors = [1, 2, 4, 8] as const

/** What all pictures of a change show enlarged, so that both sides show the same place. */
export interface Zoom {
  factor: number
  /** Place around which the pictures are enlarged, in percent of their width and height. */
  x: number
  y: number
}

/** Percent by which an arrow key moves the enlarged place at 100 %. */
const STEP = 20

const within = (percent: number) => Math.min(100, Math.max(0, percent))

/** Holds what the pictures of a review show enlarged, with the ways to change it. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>({ factor: 1, x: 50, y: 0 })
  const setFactor = useCallback(
    (factor: number) => setZoom((before) => ({ ...before, factor })),
    [],
  )
  /** Enlarges by one more factor, or by one less for -1. */
  const step = useCallback((by: 1 | -1) => {
    setZoom((before) => {
      const at = factors.findIndex((factor) => factor === before.factor) + by
      return { ...before, factor: factors[at] ?? before.factor }
    })
  }, [])
  const moveTo = useCallback((x: number, y: number) => {
    setZoom((before) => ({ ...before, x: within(x), y: within(y) }))
  }, [])
  /** Moves the enlarged place by so many steps. */
  const moveBy = useCallback((right: number, down: number) => {
    setZoom(({ factor, x, y }) => ({
      factor,
      x: within(x + (right * STEP) / factor),
      y: within(y + (down * STEP) / factor),
    }))
  }, [])
  return { zoom, setFactor, step, moveTo, moveBy }
}

export type ZoomState = ReturnType<typeof useZoom>
