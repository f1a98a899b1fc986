import { startTransition, useState, type ComponentType } from 'react'
import { PartFailure } from '@ui/feedback/PartFailure'
import { PartWaiting } from '@ui/feedback/PartWaiting'
import { inTime } from './in-time'
import { LostCode } from './lost-code'
import { useOpenHere } from './use-open-here'

/** Returns the button that a guest has pressed, if it took the focus. */
export const focusedButton = () =>
  document.activeElement instanceof HTMLButtonElement ? document.activeElement : undefined

/**
 * Fetches the code of a component when the guest is about to use it, so that the first page does
 * not include it. After a failed fetch the next call tries again.
 *
 * @param load Fetches the code.
 * @param onClose Called when the guest closes the message about a failure.
 * @param place Where a tap counts, such as the path of the page. Its message ends there.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onClose?: () => void,
  place = '',
) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useOpenHere<{
    retry: () => void
    opener: HTMLButtonElement | undefined
  }>(place)
  const [isWaiting = false, setIsWaiting] = useOpenHere<boolean>(place)
  const fetchPart = () =>
    inTime(load()).then((loaded) => {
      setPart(() => loaded)
    })
  /**
   * Runs the callback once the code is there, and sets `failure` when it cannot be fetched. What
   * the callback opens is rendered in a transition: a touch first shows on the button, and the page
   * stays responsive meanwhile. A retry that cannot help in this document loads another, unless the
   * guest has gone on.
   */
  const want = (then?: () => void, isRetry = false, opener = then && focusedButton()) => {
    if (Part) return startTransition(() => then?.())
    setIsWaiting(true)
    const { href } = location
    fetchPart().then(
      () => startTransition(() => then?.()),
      (reason: unknown) => {
        setIsWaiting(false)
        if (isRetry && reason instanceof LostCode && href === location.href) location.reload()
        else setFailed({ retry: () => want(then, true, opener), opener })
      },
    )
  }
  const failure = !Part && failed && (
    <PartFailure
      opener={failed.opener}
      isRetrying={isWaiting}
      onRetry={failed.retry}
      onClose={() => {
        setFailed()
        onClose?.()
      }}
    />
  )
  return {
    /** Undefined until it has loaded once. */
    Part,
    /** Fetches the code early. A failure shows when the part is wanted. */
    warm: () => void fetchPart().catch(() => {}),
    want,
    /** Message about a failure. */
    failure,
    /** Message about a failure, or that what the guest wants is on its way. */
    message: failure || (!Part && isWaiting && <PartWaiting />),
  }
}
