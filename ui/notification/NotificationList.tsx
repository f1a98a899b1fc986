import { styled } from '@mui/material/styles'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { NotificationCard, type SampleNotification } from './NotificationCard'

export interface NotificationListProps {
  /** Notifications, newest first. Titles must be unique. */
  notifications: readonly SampleNotification[]
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** List of notifications, one card each. */
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
