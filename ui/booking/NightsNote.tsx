import Typography from '@mui/material/Typography'
import { nightsOfTotal } from '@domain/booking/nights-of-total'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'

export interface NightsNoteProps {
  /**
   * Nights that the total is for, where totals are for the stay. Without it the total is for
   * one night.
   */
  totalNights?: number | undefined
  /** Number of nights of the stay, if they are known. */
  nights?: number | undefined
}

/**
 * Note beside a total: that it is for one night, whatever the dates, or for how many nights it
 * is.
 *
 * @avoid Beside prices of one night: it explains totals only.
 * @a11y Plain text beside the amount, read right after it.
 */
export function NightsNote({ totalNights, nights }: NightsNoteProps) {
  const words = nightsOfTotal(totalNights)
  if (words === undefined) return null
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {words}
      {totalNights === undefined &&
        nights !== undefined &&
        `. ${bookingCardCopy.yourDates(nights)}`}
    </Typography>
  )
}
