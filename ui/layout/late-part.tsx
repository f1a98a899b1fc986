import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { inTime } from './in-time'
import { useLatePiece } from './use-late-piece'

/**
 * Returns a part of a page whose code is fetched when it is first drawn, under a Suspense. Where
 * the code fails to load, the part alone says so, with a button that fetches it again.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    inTime(load()).then(
      (Part) => ({ default: Part }),
      () => ({ default: failedPart(load) }),
    ),
  )

/** React keeps the result of `lazy`, so what replaces a failed part loads it by itself. */
const failedPart =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { Piece, want, failure } = useLatePiece(load)
    const tryAgain = useEffectEvent(() => want())
    useEffect(() => tryAgain(), [])
    return Piece ? <Piece {...props} /> : failure
  }
