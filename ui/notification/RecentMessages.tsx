import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import type { Notice } from '@ui/feedback/NotifyContext'
import { severityLook } from '@ui/feedback/severity-look'
import { Icon } from '@ui/text/Icon'
import { ICON_HISTORY } from '@ui/text/icons'

export interface RecentMessagesProps {
  /** Notices since the page was loaded, newest first. */
  messages: readonly (Notice & { id: string | number })[]
}

/**
 * Button that opens a list of the recent toasts, so that guests can read them again at their own
 * pace.
 *
 * @avoid For notifications that are kept: NotificationList.
 * @a11y A button with `aria-expanded`. Escape closes the list.
 */
export function RecentMessages({ messages }: RecentMessagesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<Icon path={ICON_HISTORY} size="small" />}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        {notificationsCopy.recentMessages}
      </Button>
      <Sheet id={id} hidden={!isOpen}>
        {messages.length === 0 ? (
          <Typography color="textSecondary">{notificationsCopy.noRecentMessages}</Typography>
        ) : (
          <ul aria-label={notificationsCopy.recentMessages}>
            {messages.map(({ id: key, title, text, severity }) => (
              <li key={key}>
                <Box sx={{ flex: 'none', color: `${severityLook[severity].palette}.main` }}>
                  <Icon path={severityLook[severity].icon} size="small" />
                </Box>
                <div>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </Box>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar - 1,
  insetBlockStart: `calc(100% + ${theme.spacing(1)})`,
  insetInlineEnd: 0,
  width: `min(${theme.spacing(45)}, calc(100vw - ${theme.spacing(4)}))`,
  maxHeight: '60vh',
  overflowY: 'auto',
  boxSizing: 'border-box',
  padding: theme.spacing(2, 2.5),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.shadows[1],
  '& > ul': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: theme.spacing(1.5), overflowWrap: 'anywhere' },
  '& li > div': { minWidth: 0 },
  [theme.breakpoints.down('md')]: { insetInline: '0 auto' },
}))
