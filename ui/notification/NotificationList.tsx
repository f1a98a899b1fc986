import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { TextArea } from '@ui/form/TextArea'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import {
  ICON_CALENDAR_CHECK,
  ICON_CREDIT_CARD,
  ICON_HEART,
  ICON_MESSAGE_SQUARE_TEXT,
  ICON_STAR,
} from '@ui/text/icons'
import { SampleMark } from '@ui/text/SampleMark'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface SampleNotification {
  kind: 'booking' | 'review' | 'payment' | 'saved' | 'message'
  title: string
  text: string
  /** Time as shown, such as '2 hours ago'. */
  when: string
  /** Link buttons. `isMain` emphasises a button, at most one on a page. */
  actions?: readonly { label: string; href: string; isMain?: boolean }[]
}

export interface NotificationListProps {
  /** Notifications, newest first. Titles must be unique. */
  notifications: readonly SampleNotification[]
}

/**
 * List of sample notifications, one card each.
 *
 * @avoid For toasts that have passed: RecentMessages.
 * @a11y A list with a name. Each title is an `h2`, and each button also says the title.
 */
export function NotificationList({ notifications }: NotificationListProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SampleMark />
      <BareList aria-label={notificationsCopy.listLabel} sx={{ display: 'grid', gap: 2 }}>
        {notifications.map((notification) => (
          <li key={notification.title}>
            <NotificationCard {...notification} />
          </li>
        ))}
      </BareList>
    </Box>
  )
}

const looks = {
  booking: { icon: ICON_CALENDAR_CHECK, color: 'primary.main', tint: 'actionTint' },
  review: { icon: ICON_STAR, color: 'pending.main', tint: 'pending.tint' },
  payment: { icon: ICON_CREDIT_CARD, color: 'primary.main', tint: 'actionTint' },
  saved: { icon: ICON_HEART, color: 'cancelled.main', tint: 'cancelled.tint' },
  message: { icon: ICON_MESSAGE_SQUARE_TEXT, color: 'completed.main', tint: 'completed.tint' },
} as const satisfies Record<SampleNotification['kind'], object>

/** Card of one notification with its buttons. A review request has a text area instead. */
function NotificationCard({ kind, title, text, when, actions = [] }: SampleNotification) {
  const { icon, color, tint } = looks[kind]
  return (
    <Card>
      <Mark sx={{ color, backgroundColor: tint }}>
        <Icon path={icon} />
      </Mark>
      <div>
        <Head>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {when}
          </Typography>
        </Head>
        <Typography color="textSecondary">{text}</Typography>
        {kind === 'review' && (
          <TextArea label={notificationsCopy.reviewLabel} rows={3} sx={{ mt: 1 }} />
        )}
        {actions.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
            {actions.map(({ label, href, isMain }) => (
              <Button key={label} variant={isMain ? 'contained' : 'outlined'} href={href}>
                {label}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            ))}
          </Box>
        )}
      </div>
    </Card>
  )
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  borderRadius: '50%',
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
}))
