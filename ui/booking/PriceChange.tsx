import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface PriceChangeProps {
  /** Price of the booking, in naira. */
  price: number
  /** Price that the guest saw before booking, in naira. */
  seen: number
}

/**
 * Message that the price differs from the one that the guest saw.
 *
 * @avoid For a discount: it warns that two prices differ.
 * @a11y A warning that is read in place, with both amounts in words.
 */
export function PriceChange({ price, seen }: PriceChangeProps) {
  return (
    <InlineAlert severity="warning">
      {bookingDetailsCopy.priceChanged(formatNaira(price), formatNaira(seen))}
    </InlineAlert>
  )
}
