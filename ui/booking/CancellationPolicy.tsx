import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { SectionCard } from '@ui/layout/SectionCard'

export interface CancellationPolicyProps {
  /** Policy text, one paragraph. */
  text?: string | undefined
  /** URL of the support page, for a booking that can still be cancelled. */
  supportHref?: string | undefined
}

/**
 * 'Cancellation Policy' card of a booking. The other pages show different notices under different
 * titles.
 *
 * @avoid Before the booking: CancellationNotice names the last day.
 * @a11y A section named by its heading.
 */
export function CancellationPolicy({
  text = bookingDetailsCopy.cancellation,
  supportHref,
}: CancellationPolicyProps) {
  return (
    <SectionCard title={bookingDetailsCopy.sections.cancellation}>
      <Typography>{text}</Typography>
      {supportHref && (
        <Typography>
          <Link href={supportHref}>{bookingDetailsCopy.toCancel}</Link>
        </Typography>
      )}
    </SectionCard>
  )
}
