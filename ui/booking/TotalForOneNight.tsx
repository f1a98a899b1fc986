import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { formatNaira } from '@domain/money'

export interface TotalForOneNightProps {
  /** Amount with all fees, in naira. */
  total: number
}

/**
 * Total with 'for 1 night' beside it, in one line where there is room.
 *
 * @avoid For the price before fees: NightPrice.
 * @a11y One line of text in which amount and unit are read together.
 */
export function TotalForOneNight({ total }: TotalForOneNightProps) {
  return (
    <p>
      <Typography variant="price">{formatNaira(total)}</Typography>{' '}
      {/* The space is outside, so that the line can break there where it does not fit. */}
      <Typography component="span" variant="body2" color="textSecondary" noWrap>
        {bookingCardCopy.forOneNight}
      </Typography>
    </p>
  )
}
