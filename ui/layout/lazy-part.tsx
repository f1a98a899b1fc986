import {
  lazy,
  Suspense,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { inTime } from '@domain/in-time'
import { PartFailure, type PartFailureProps } from '@ui/feedback/PartFailure'
import { PartWaiting } from '@ui/feedback/PartWaiting'

/** Component whose code is fetched on demand. */
type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code early. Resolves with whether it has come. */
  preload: () => Promise<boolean>
  hasCome: () => boolean
}

let isRetry = false

/** Returns whether code is fetched again, by Retry or with the network, since this was last asked. */
export function takeRetry() {
  const was = isRetry
  isRetry = false
  return was
}

/** What waits for code does so in place of it, and shows nothing itself. */
const Nothing = () => null

type Opened = object & { onClose?: (() => void) | undefined }

/**
 * Returns a component whose code is fetched when it is first rendered, under a Suspense, or by
 * `preload`. Code that has come is rendered at once, so that React can hydrate it during a tap.
 * After a failure the code is fetched again by `onRetry`, when the network returns, and by the next
 * attempt to show the component.
 */
export function lazyComponent<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<PartFailureProps> = PartFailure,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let attempt: Promise<boolean> | undefined
  let waiting: LazyExoticComponent<ComponentType> | undefined
  const preload = () =>
    (attempt ??= inTime(load().then((Part) => (Loaded = Part))).then(
      () => true,
      (reason: unknown) => {
        console.warn('The code of a part did not come', reason)
        // A part that waits for this attempt ends it.
        if (!waiting) attempt = undefined
        return false
      },
    ))

  const forget = () => {
    attempt = undefined
    waiting = undefined
  }
  /** Returns a component that waits for the code, the same one until the attempt has ended. */
  const begin = () =>
    Loaded ? undefined : (waiting ??= lazy(() => preload().then(() => ({ default: Nothing }))))

  /** Rendered after what waits, so it knows whether the code has come. */
  function Shown({ part, ...failure }: PartFailureProps & { part: Props }) {
    // The server renders it beside what waits.
    if (!Loaded && typeof document === 'undefined') use(preload())
    return Loaded ? <Loaded {...part} /> : <Failure {...failure} onClose={part.onClose} />
  }

  function Lazy(props: Props) {
    const [Waiting, setWaiting] = useState(begin)
    const [isRetrying, startRetry] = useTransition()
    const retry = () => {
      isRetry = true
      startRetry(() => setWaiting(begin()))
    }
    const onOnline = useEffectEvent(retry)
    // Before the failure shows, because a tap on Retry must not find the attempt that has ended.
    useLayoutEffect(() => {
      if (Loaded) return undefined
      forget()
      addEventListener('online', onOnline)
      return () => removeEventListener('online', onOnline)
    }, [Waiting])
    return (
      <>
        {Waiting && <Waiting />}
        <Shown part={props} onRetry={retry} isRetrying={isRetrying} />
      </>
    )
  }
  return Object.assign(Lazy, { preload, hasCome: () => Loaded !== undefined })
}

/**
 * Returns a part of a page, such as a menu or a dialog, whose code is fetched when it is first
 * shown. With `open`, which is true by default, it fetches and shows nothing until it is open.
 *
 * @param fallback Shown while the code is on its way. By default a message, when that takes long.
 */
export function lazyPart<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <PartWaiting />,
): LazyComponent<Props & { open?: boolean }> {
  const Lazy = lazyComponent(load)
  const Part = (props: Props & { open?: boolean }) =>
    // Once its code has come, it stays, and closes in its own time.
    props.open === false && !Lazy.hasCome() ? null : (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    )
  return Object.assign(Part, { preload: Lazy.preload, hasCome: Lazy.hasCome })
}
