import { notificationsCopy } from '@domain/copy/notifications-copy'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface NoNotificationsProps {
  /** Callback fired on a click on Refresh. It renders the tab again without a request. */
  onRefresh: () => void
}

/**
 * Empty state of a notifications tab.
 *
 * @avoid For a failed request: ErrorState.
 * @a11y A heading with one button.
 */
export function NoNotifications({ onRefresh }: NoNotificationsProps) {
  return (
    <EmptyState
      illustration="bell"
      title={notificationsCopy.emptyTitle}
      body={notificationsCopy.emptyBody}
      actionLabel={notificationsCopy.refresh}
      onAction={onRefresh}
    />
  )
}
