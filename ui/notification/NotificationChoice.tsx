import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { notificationsCopy } from '@domain/copy/notifications-copy'
import { SectionCard } from '@ui/layout/SectionCard'

export interface NotificationChoiceProps {
  /** URL of the notification preferences. */
  href: string
}

/**
 * Card beside the notifications that links to the notification preferences.
 *
 * @avoid As the settings themselves: PreferencesPanel.
 * @a11y A section with a heading and one link.
 */
export function NotificationChoice({ href }: NotificationChoiceProps) {
  return (
    <SectionCard title={notificationsCopy.choiceTitle}>
      <Typography color="textSecondary">{notificationsCopy.choiceBody}</Typography>
      <Button variant="outlined" href={href} sx={{ alignSelf: 'start' }}>
        {notificationsCopy.choose}
      </Button>
    </SectionCard>
  )
}
