import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { formatDays } from '@domain/stay/stay-days'
import { NightsNote } from './NightsNote'
import { Space, Stub, Ticket, Title, Words } from './stay-ticket-parts'

export interface StayTicketProps {
  /** Stay to show. */
  booking: Pick<Booking, 'startDate' | 'endDate' | 'travelersNo' | 'totalPrice' | 'totalNights'>
  /** Name of the listing. */
  name: string
  /** Heading of the section. */
  title: string
  /** Cover photo beside the text, or above it in windows below `lg`. */
  photo?: ReactNode | undefined
  /** More about the stay, below its name. */
  children?: ReactNode | undefined
  /** What is above the total on the stub, such as the status. */
  stub?: ReactNode | undefined
  /** What is below the total on the stub, such as the next step. */
  action?: ReactNode | undefined
}

/**
 * A stay as a ticket: its dates in large type, the listing, and the total on the stub.
 *
 * @avoid For a stay in a list: BookingListItem.
 * @a11y A section named by its heading, with the listing's name as an `h3`.
 */
export function StayTicket({
  booking,
  name,
  title,
  photo,
  children,
  stub,
  action,
}: StayTicketProps) {
  const id = useId()
  const { startDate, endDate, travelersNo, totalPrice, totalNights } = booking
  const facts = [
    bookingDetailsCopy.nights(nightsRoundedUp(startDate, endDate)),
    ...(travelersNo === undefined ? [] : [bookingCardCopy.guestsOf(travelersNo)]),
  ]
  return (
    <Space>
      <Ticket aria-labelledby={id} data-photo={photo !== undefined}>
        {photo}
        <Words>
          <Title id={id}>{title}</Title>
          <Typography variant="h1" component="p">
            {formatDays(fromWire(startDate), fromWire(endDate))}
          </Typography>
          <Typography color="textSecondary">{facts.join(' · ')}</Typography>
          <Typography variant="h2" component="h3">
            {name}
          </Typography>
          {children}
        </Words>
        <Stub>
          {stub}
          {totalPrice !== undefined && (
            <div>
              <Typography variant="body2" color="textSecondary">
                {bookingDetailsCopy.facts.total}
              </Typography>
              <Typography variant="h2" component="p">
                {formatNaira(totalPrice)}
              </Typography>
              <NightsNote totalNights={totalNights} />
            </div>
          )}
          {action}
        </Stub>
      </Ticket>
    </Space>
  )
}
