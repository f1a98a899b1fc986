import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'

export interface OneNightNoteProps {
  /** Number of nights of the stay, if they are known. */
  nights?: number | undefined
}

/**
 * Note beside a total, which is for one night whatever the dates.
 *
 * @avoid Beside prices of one night: it explains totals only.
 * @a11y Plain text beside the amount, read right after it.
 */
export function OneNightNote({ nights }: OneNightNoteProps) {
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {bookingCardCopy.forOneNight}
      {nights !== undefined && `. ${bookingCardCopy.yourDates(nights)}`}
    </Typography>
  )
}
