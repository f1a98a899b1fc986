import type { ReactNode } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatDayLong, fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { SectionCard } from '@ui/layout/SectionCard'
import { Icon } from '@ui/text/Icon'
import {
  ICON_BANKNOTE,
  ICON_CALENDAR_ARROW_DOWN,
  ICON_CALENDAR_ARROW_UP,
  ICON_MOON,
  ICON_USERS,
} from '@ui/text/icons'
import { LabelRows } from '@ui/text/label-rows'
import { NightsNote } from './NightsNote'

export interface BookingFactsProps {
  /** Booking to show. */
  booking: Pick<Booking, 'startDate' | 'endDate' | 'travelersNo' | 'totalPrice' | 'totalNights'>
}

const { facts, nights } = bookingDetailsCopy

/**
 * 'Details' card: check-in, check-out, nights, guest count and total.
 *
 * @avoid For prices in detail: PriceBreakdown has the lines.
 * @a11y A section with a heading. Labels and values are a description list.
 */
export function BookingFacts({ booking }: BookingFactsProps) {
  const { startDate, endDate, travelersNo, totalPrice, totalNights } = booking
  return (
    <SectionCard title={bookingDetailsCopy.sections.details}>
      <LabelRows>
        <Fact label={facts.checkIn} icon={ICON_CALENDAR_ARROW_DOWN}>
          {formatDayLong(fromWire(startDate))}
        </Fact>
        <Fact label={facts.checkOut} icon={ICON_CALENDAR_ARROW_UP}>
          {formatDayLong(fromWire(endDate))}
        </Fact>
        <Fact label={facts.nights} icon={ICON_MOON}>
          {nights(nightsRoundedUp(startDate, endDate))}
        </Fact>
        {travelersNo !== undefined && (
          <Fact label={facts.guests} icon={ICON_USERS}>
            {bookingCardCopy.guestsOf(travelersNo)}
          </Fact>
        )}
        {totalPrice !== undefined && (
          <Fact label={facts.total} icon={ICON_BANKNOTE}>
            {formatNaira(totalPrice)} <NightsNote totalNights={totalNights} />
          </Fact>
        )}
      </LabelRows>
    </SectionCard>
  )
}

function Fact({ label, icon, children }: { label: string; icon: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon path={icon} size="small" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
