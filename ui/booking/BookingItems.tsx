import { Children, type ReactNode } from 'react'
import { BareList } from '@ui/text/bare-list'

export interface BookingItemsProps {
  /** BookingListItem elements. */
  children: ReactNode
}

/**
 * List of bookings.
 *
 * @avoid For listings: ListingGrid.
 * @a11y A list, so that screen readers say how many there are.
 */
export function BookingItems({ children }: BookingItemsProps) {
  return (
    // Safari drops the role of a list without markers.
    <BareList role="list" sx={{ display: 'grid', gap: 3 }}>
      {Children.map(children, (booking) => (
        <li>{booking}</li>
      ))}
    </BareList>
  )
}
