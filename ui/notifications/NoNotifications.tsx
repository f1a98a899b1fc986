import { notificationsCopy } from '@domain/copy/notifications-copy'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface NoNotificationsProps {
  /** Draws the tab again; nobody is asked. */
  onRefresh: () => void
}

/** A tab in which nothing has come yet (section 2.20). */
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
