import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { cardCopy } from '@domain/copy/card-copy'
import { formatNaira, isUsableAmount } from '@domain/money'
import type { Listing } from '@domain/schemas/listing-schema'
import { Price } from './listing-card-parts'

export interface CardPriceProps {
  /** Price of one night, in naira. Left out while the host names none. */
  basePrice?: number | undefined
  /** Price of the nights of the chosen dates, where totals are for the stay. */
  stayPrice?: Listing['stayPrice']
}

/**
 * Price of a listing per night or for the chosen nights, or 'Price on request'.
 *
 * @avoid On a booking card: NightPrice has the size of its total.
 * @a11y One line of text in which price and unit are read together.
 */
export const CardPrice = ({ basePrice, stayPrice }: CardPriceProps) => (
  <Price>
    {isUsableAmount(basePrice) ? (
      <>
        <b>{formatNaira(stayPrice?.price ?? basePrice)}</b>{' '}
        {stayPrice && stayPrice.nights > 1
          ? bookingCardCopy.forNights(stayPrice.nights)
          : cardCopy.perNight}
      </>
    ) : (
      cardCopy.priceOnRequest
    )}
  </Price>
)
