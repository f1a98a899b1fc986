import { seenAt } from '@domain/api/seen-at'
import { useReadTimes } from '@features/api/read-times'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { OfflineBanner } from '@ui/feedback/OfflineBanner'
import { useIsOnline } from './use-is-online'

/**
 * Above every page: that there is no network, or that an answer from before stands in for one that
 * did not come, and how old the oldest part of the page is. Draws nothing otherwise.
 */
export function OfflineNotice() {
  const times = useReadTimes()
  const { cache, mutate } = useSWRConfig()
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const [isTrying, setTrying] = useState(false)
  const at = useSyncExternalStore(times.subscribe, () => times.oldest(isOnline ? 'kept' : 'all'))
  // SWR asks again by itself when the network comes back, but not what it asked a moment ago.
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (!isBack) return
    const isLeftOut = (key: string) => times.isKept(key) && !cache.get(key)?.isValidating
    void mutate((key) => typeof key === 'string' && isLeftOut(key))
  }, [isOnline, cache, mutate, times])
  if (isOnline && at === undefined) return null

  async function retry() {
    setTrying(true)
    // A failure shows in its page; here it only means that nothing changed.
    await mutate((key) => typeof key === 'string' && times.isKept(key)).catch(() => undefined)
    setTrying(false)
  }
  return (
    <OfflineBanner
      reason={isOnline ? 'unreachable' : 'offline'}
      {...(at === undefined ? {} : { seenAt: seenAt(at, Date.now()) })}
      {...(isOnline ? { onRetry: () => void retry(), isTrying } : {})}
    />
  )
}
