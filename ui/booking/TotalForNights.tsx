import Typography from '@mui/material/Typography'
import { nightsOfTotal } from '@domain/booking/nights-of-total'
import { formatNaira } from '@domain/money'

export interface TotalForNightsProps {
  /** Amount with all fees, in naira. */
  total: number
  /** Nights that the total is for, where totals are for the stay. Without it, one. */
  totalNights?: number | undefined
  /** Says what the amount is, where it is not the total. */
  note?: string | undefined
}

/**
 * Total with 'for 1 night' beside it, or for how many nights it is, in one line where there is
 * room.
 *
 * @avoid For the price before fees: NightPrice.
 * @a11y One line of text in which amount and unit are read together.
 */
export function TotalForNights({ total, totalNights, note }: TotalForNightsProps) {
  const words = note ?? nightsOfTotal(totalNights)
  return (
    <p>
      <Typography variant="price">{formatNaira(total)}</Typography>
      {words && (
        <>
          {' '}
          {/* The space is outside, so that the line can break there where it does not fit. */}
          <Typography component="span" variant="body2" color="textSecondary" noWrap>
            {words}
          </Typography>
        </>
      )}
    </p>
  )
}
