import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { SectionCard } from '@ui/layout/SectionCard'

export interface CancellationPolicyProps {
  /** URL of the support page, for a booking that can still be cancelled. */
  supportHref?: string | undefined
  /** Whom to write to about a booking that is paid and therefore final, as an address or not at all. */
  final?: { supportEmail?: string | undefined } | undefined
}

const { money } = bookingDetailsCopy

/**
 * 'Cancellation Policy' card of a booking. The other pages show different notices under different
 * titles.
 *
 * @avoid Before the booking: CancellationNotice names the last day.
 * @a11y A section named by its heading.
 */
export function CancellationPolicy({ supportHref, final }: CancellationPolicyProps) {
  return (
    <SectionCard title={bookingDetailsCopy.sections.cancellation}>
      <Typography>{bookingDetailsCopy.cancellation}</Typography>
      {final && (
        <Typography>
          {money.final}{' '}
          <Link
            href={final.supportEmail ? `mailto:${final.supportEmail}` : paths.support}
            underline="always"
          >
            {final.supportEmail ? money.writeTo(final.supportEmail) : money.contactSupport}
          </Link>
        </Typography>
      )}
      {supportHref && (
        <Typography>
          <Link href={supportHref}>{bookingDetailsCopy.toCancel}</Link>
        </Typography>
      )}
    </SectionCard>
  )
}
