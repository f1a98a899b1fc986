import { FocusKeeper } from '@app/navigation/FocusKeeper'
import { OfflineNotice } from '@features/offline/OfflineNotice'

/**
 * Content that every page has once the start-up is over. The first screen does not wait for its
 * code.
 */
export function AfterStart() {
  return (
    <>
      <FocusKeeper />
      <OfflineNotice />
    </>
  )
}
