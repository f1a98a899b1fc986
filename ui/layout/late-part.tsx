import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { inTime } from './in-time'
import { focusedButton, useLatePart } from './use-late-part'

/** A promise that calls back without waiting a turn. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React calls it, and it is never awaited.
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>

/**
 * Returns a component whose code is fetched when it is first drawn, under a Suspense, or by `load`.
 * Code that has been loaded is drawn without waiting a turn. Otherwise React could not answer a tap
 * on content that the server has drawn, because it takes such content over during the tap or never.
 */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let arrival: Promise<ComponentType<Props>> | undefined
  let arrive: ((Part: ComponentType<Props>) => void) | undefined
  let giveUp: ((reason: unknown) => void) | undefined
  const keep = () =>
    load().then((Part) => {
      arrive?.(Part)
      return (loaded = Part)
    })
  let hasFailed = false
  const fail = (reason: unknown) => {
    hasFailed = true
    throw reason
  }
  const open = () =>
    lazy<ComponentType<Props>>(() =>
      loaded
        ? atOnce({ default: loaded })
        : (arrival ?? inTime(keep())).then((part) => ({ default: part }), fail),
    )
  let Current = open()
  return {
    Part: (props: Props) => <Current {...props} />,
    /** Lets a part that has failed be drawn anew, because React keeps its failure. */
    renew() {
      if (!hasFailed) return
      hasFailed = false
      arrival = undefined
      Current = open()
    },
    /**
     * Fetches the code. A part that the server has drawn never fails from then on: it waits until a
     * call succeeds, because React leaves what is drawn in place while a part waits.
     */
    load(isDrawn?: boolean) {
      const code = keep()
      if (!isDrawn) return code
      code.catch(() => {})
      arrival = new Promise((resolve, reject) => {
        arrive = resolve
        giveUp = reject
      })
      arrival.catch(() => {})
      return arrival
    },
    /** Fetches the code of a part that replaces the drawn one. It fails as any other. */
    loadAnew() {
      inTime(keep()).catch((reason: unknown) => giveUp?.(reason))
    },
  }
}

/**
 * Returns a part of a page whose code is fetched when it is first drawn, under a Suspense. Where
 * the code fails to load, the part alone says so, with a button that fetches it again.
 */
export const latePart = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() => {
    const first = inTime(load())
    // What has failed says so at once, and its code is fetched again by the next attempt.
    const failed = [first]
    return first.then(
      (Part) => ({ default: Part }),
      () => ({ default: failedPart(() => failed.pop() ?? load()) }),
    )
  })

/** Properties of a part, which may be open and say that it is to be closed. */
type Closable = object & { onClose?: (() => void) | undefined }

/**
 * React caches the result of `lazy`, so the replacement of a failed part loads the code itself, and
 * again when the network returns.
 * Who closes the message closes the part, so that the next tap opens it again.
 */
const failedPart =
  <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { Part, want, message } = useLatePart(load, props.onClose)
    // What can be closed was opened by the guest.
    const tryAgain = useEffectEvent(() => want(undefined, false, props.onClose && focusedButton()))
    useEffect(() => {
      tryAgain()
      window.addEventListener('online', tryAgain)
      return () => window.removeEventListener('online', tryAgain)
    }, [])
    return Part ? <Part {...props} /> : message
  }
