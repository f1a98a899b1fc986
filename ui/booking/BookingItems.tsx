import { styled } from '@mui/material/styles'
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
    <List role="list">
      {Children.map(children, (booking) => (
        <li>{booking}</li>
      ))}
    </List>
  )
}

const List = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}))
