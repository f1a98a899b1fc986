import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { SectionCard } from '@ui/layout/SectionCard'

export interface CancellationPolicyProps {
  /** One paragraph. */
  text?: string
}

/** 'Cancellation Policy' of a booking; other pages show other notices under other titles. */
export function CancellationPolicy({
  text = bookingDetailsCopy.cancellation,
}: CancellationPolicyProps) {
  return (
    <SectionCard title={bookingDetailsCopy.sections.cancellation}>
      <Typography>{text}</Typography>
    </SectionCard>
  )
}
