import { cardCopy } from '@domain/copy/card-copy'
import { formatNaira, isUsableAmount } from '@domain/money'
import { Price } from './listing-card-parts'

export interface CardPriceProps {
  /** Price of one night, in naira. Left out while the host names none. */
  basePrice?: number | undefined
}

/**
 * Price of a listing per night, or 'Price on request'.
 *
 * @avoid On a booking card: NightPrice has the size of its total.
 * @a11y One line of text in which price and unit are read together.
 */
export const CardPrice = ({ basePrice }: CardPriceProps) => (
  <Price>
    {isUsableAmount(basePrice) ? (
      <>
        <b>{formatNaira(basePrice)}</b> {cardCopy.perNight}
      </>
    ) : (
      cardCopy.priceOnRequest
    )}
  </Price>
)
