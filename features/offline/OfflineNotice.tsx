import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { seenAt } from '@domain/api/seen-at'
import { offlineBannerCopy } from '@domain/copy/offline-copy'
import { useReadTimes } from '@features/api/read-times'
import { OfflineBanner } from '@ui/feedback/OfflineBanner'
import { useWhenReleased } from '@ui/layout/use-when-released'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { useIsOnline } from './use-is-online'

/** Milliseconds before the first and between later attempts to reach a server. */
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 60_000

/**
 * Notice above every page that the network is lost, or that a cached response is shown, with the time
 * of the oldest part of the page. Otherwise it shows nothing. What got no response is requested again
 * when the network returns, and in growing pauses while the server does not answer.
 *
 * @avoid For a request of one component that failed: show ErrorState in its place.
 * @a11y A status that is always there, so that the banner is announced, and that the network is
 * back.
 */
export function OfflineNotice() {
  const times = useReadTimes()
  const { cache, mutate } = useSWRConfig()
  const isOnline = useIsOnline()
  const recoveries = useSyncExternalStore(times.subscribe, times.recoveries)
  const before = useRef({ isOnline, recoveries })
  const [isTrying, setTrying] = useState(false)
  const oldest = () => times.oldest(isOnline ? 'cached' : 'all')
  const at = useWhenReleased(useSyncExternalStore(times.subscribe, oldest))
  const seemsOnline = useWhenReleased(isOnline)
  // SWR revalidates on reconnect, but not what it requested a moment earlier, and it does not know
  // that a response has come after others were lost.
  useEffect(() => {
    const isBack = (isOnline && !before.current.isOnline) || recoveries > before.current.recoveries
    before.current = { isOnline, recoveries }
    if (!isBack) return
    const isLeftOut = (key: string) => times.isUnanswered(key) && !cache.get(key)?.isValidating
    void mutate((key) => typeof key === 'string' && isLeftOut(key))
  }, [isOnline, recoveries, cache, mutate, times])
  const isShown = !seemsOnline || at !== undefined
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)

  const askAgain = () =>
    // The page shows its own failure. Here it only means that nothing changed.
    mutate((key) => typeof key === 'string' && times.isUnanswered(key)).catch(() => undefined)

  // The browser does not know when a server that was out of reach answers again.
  const isUnreachable = useSyncExternalStore(times.subscribe, times.isWaiting) && isOnline
  const tryAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void askAgain()
  })
  useEffect(() => {
    if (!isUnreachable) return
    let timer: ReturnType<typeof setTimeout>
    const waitFor = (pause: number) => {
      timer = setTimeout(() => {
        tryAgain()
        waitFor(Math.min(2 * pause, LONGEST_PAUSE))
      }, pause)
    }
    waitFor(FIRST_PAUSE)
    return () => clearTimeout(timer)
  }, [isUnreachable])

  async function retry() {
    setTrying(true)
    await askAgain()
    setTrying(false)
  }
  return (
    <div role="status">
      {isShown ? (
        <OfflineBanner
          reason={seemsOnline ? 'unreachable' : 'offline'}
          seenAt={at === undefined ? undefined : seenAt(at, Date.now())}
          onRetry={seemsOnline ? () => void retry() : undefined}
          isTrying={isTrying}
        />
      ) : (
        wasShown && <VisuallyHidden>{offlineBannerCopy.back}</VisuallyHidden>
      )}
    </div>
  )
}
