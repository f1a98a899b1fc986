import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { cardCopy } from '@domain/copy/card-copy'
import { formatNaira } from '@domain/money'

export interface NightPriceProps {
  /** Price of one night, in naira. Left out while the host names none. */
  basePrice?: number | undefined
  /** Size of the text beside the price. */
  size?: 'body1' | 'body2' | undefined
}

/**
 * Price per night, or 'Price on request'.
 *
 * @avoid For a total: PriceBreakdown.
 * @a11y One line of text in which price and unit are read together.
 */
export function NightPrice({ basePrice, size = 'body1' }: NightPriceProps) {
  return (
    <p>
      <Typography variant="price">
        {basePrice === undefined ? cardCopy.priceOnRequest : formatNaira(basePrice)}
      </Typography>
      {basePrice !== undefined && (
        <Typography component="span" variant={size} color="textSecondary">
          {` ${bookingCardCopy.perNight}`}
        </Typography>
      )}
    </p>
  )
}
