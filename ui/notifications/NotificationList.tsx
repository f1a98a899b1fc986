import { styled } from '@mui/material/styles'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { NotificationCard, type SampleNotification } from './NotificationCard'

export interface NotificationListProps {
  /** The newest first; each title once. */
  notifications: readonly SampleNotification[]
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** What the guest was told, one card each (section 2.20). */
export function NotificationList({ notifications }: NotificationListProps) {
  return (
    <List aria-label={notificationsCopy.listLabel}>
      {notifications.map((notification) => (
        <li key={notification.title}>
          <NotificationCard notification={notification} />
        </li>
      ))}
    </List>
  )
}
