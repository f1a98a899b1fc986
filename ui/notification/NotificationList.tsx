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
    <Box>
      <SampleMark />
      <List aria-label={notificationsCopy.listLabel}>
        {notifications.map((notification) => (
          <li key={notification.title}>
            <NotificationCard {...notification} />
          </li>
        ))}
      </List>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

const List = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}))

const icons = {
  booking: ICON_CALENDAR_CHECK,
  review: ICON_STAR,
  payment: ICON_CREDIT_CARD,
  saved: ICON_HEART,
  message: ICON_MESSAGE_SQUARE_TEXT,
} as const satisfies Record<SampleNotification['kind'], string>

/** Card of one notification with its buttons. A review request has a text area instead. */
function NotificationCard({ kind, title, text, when, actions = [] }: SampleNotification) {
  return (
    <Card>
      <Mark data-kind={kind}>
        <Icon path={icons[kind]} />
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
          <Actions>
            {actions.map(({ label, href, isMain }) => (
              <Button key={label} variant={isMain ? 'contained' : 'outlined'} href={href}>
                {label}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            ))}
          </Actions>
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
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
  '&[data-kind="review"]': {
    color: theme.vars.palette.pending.main,
    backgroundColor: theme.vars.palette.pending.tint,
  },
  '&[data-kind="saved"]': {
    color: theme.vars.palette.cancelled.main,
    backgroundColor: theme.vars.palette.cancelled.tint,
  },
  '&[data-kind="message"]': {
    color: theme.vars.palette.completed.main,
    backgroundColor: theme.vars.palette.completed.tint,
  },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(1),
}))
