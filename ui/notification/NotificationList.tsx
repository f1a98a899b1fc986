import { styled } from '@mui/material/styles'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { SampleMark } from '@ui/text/SampleMark'
import { NotificationCard, type SampleNotification } from './NotificationCard'

export interface NotificationListProps {
  /** Notifications, newest first. Titles must be unique. */
  notifications: readonly SampleNotification[]
}

/**
 * List of sample notifications, one card each.
 *
 * @avoid For toasts that have passed: RecentMessages.
 * @a11y A list with a name.
 */
export function NotificationList({ notifications }: NotificationListProps) {
  return (
    <Box>
      <SampleMark />
      <List aria-label={notificationsCopy.listLabel}>
        {notifications.map((notification) => (
          <li key={notification.title}>
            <NotificationCard notification={notification} />
          </li>
        ))}
      </List>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
