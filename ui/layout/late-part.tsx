import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { inTime } from './in-time'
import { useLatePart } from './use-late-part'

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

/** React caches the result of `lazy`, so the replacement of a failed part loads the code itself. */
const failedPart =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { Part, want, failure } = useLatePart(load)
    const tryAgain = useEffectEvent(() => want())
    useEffect(() => tryAgain(), [])
    return Part ? <Part {...props} /> : failure
  }
