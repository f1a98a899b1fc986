import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { Avatar } from '@ui/layout/Avatar'
import { SectionCard } from '@ui/layout/SectionCard'

export interface SampleHost {
  name: string
  phone: string
  email: string
}

export interface HostCardProps {
  /** Host to show, a fixed sample. */
  host: SampleHost
}

/**
 * 'Host' card with a sample name and contact, the same on every booking.
 *
 * @avoid For a real host: the values are samples and say so.
 * @a11y A section named by its heading. The avatar is decorative.
 */
export function HostCard({ host }: HostCardProps) {
  return (
    <SectionCard title={bookingDetailsCopy.sections.host} isSample>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, '& > div': { minWidth: 0 } }}>
        <Avatar name={host.name} />
        <div>
          <Typography variant="h3" component="p">
            {host.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {host.phone}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {host.email}
          </Typography>
        </div>
      </Box>
    </SectionCard>
  )
}
