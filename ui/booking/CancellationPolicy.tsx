import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { SectionCard } from '@ui/layout/SectionCard'

export interface CancellationPolicyProps {
  /** URL of the support page, for a booking that can still be cancelled. */
  supportHref?: string | undefined
  /**
   * Whom to write to about a booking for which money has arrived, as an address or not at all, and
   * whether that is all of it, which makes the booking final.
   */
  paid?: { isFinal: boolean; supportEmail?: string | undefined } | undefined
}

const { money } = bookingDetailsCopy

/**
 * 'Cancellation Policy' card of a booking. The other pages show different notices under different
 * titles.
 *
 * @avoid Before the booking: CancellationNotice names the last day.
 * @a11y A section named by its heading.
 */
export function CancellationPolicy({ supportHref, paid }: CancellationPolicyProps) {
  return (
    <SectionCard title={bookingDetailsCopy.sections.cancellation}>
      <Typography>{bookingDetailsCopy.cancellation}</Typography>
      {paid && (
        <Typography>
          {paid.isFinal ? money.final : money.begun}{' '}
          <Link
            href={paid.supportEmail ? `mailto:${paid.supportEmail}` : paths.support}
            underline="always"
          >
            {paid.supportEmail ? money.writeTo(paid.supportEmail) : money.contactSupport}
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
