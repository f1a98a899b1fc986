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
  const rows: { label: string; value: string | undefined; icon: string }[] = [
    {
      label: facts.checkIn,
      value: formatDayLong(fromWire(startDate)),
      icon: ICON_CALENDAR_ARROW_DOWN,
    },
    {
      label: facts.checkOut,
      value: formatDayLong(fromWire(endDate)),
      icon: ICON_CALENDAR_ARROW_UP,
    },
    {
      label: facts.nights,
      value: nights(nightsRoundedUp(startDate, endDate)),
      icon: ICON_MOON,
    },
    {
      label: facts.guests,
      value: travelersNo === undefined ? undefined : bookingCardCopy.guestsOf(travelersNo),
      icon: ICON_USERS,
    },
    {
      label: facts.total,
      value: totalPrice === undefined ? undefined : formatNaira(totalPrice),
      icon: ICON_BANKNOTE,
    },
  ]
  return (
    <SectionCard title={bookingDetailsCopy.sections.details}>
      <LabelRows>
        {rows.map(
          ({ label, value, icon }) =>
            value && (
              <div key={label}>
                <dt>
                  <Icon path={icon} size="small" />
                  {label}
                </dt>
                <dd>
                  {value}
                  {label === facts.total && (
                    <>
                      {' '}
                      <NightsNote totalNights={totalNights} />
                    </>
                  )}
                </dd>
              </div>
            ),
        )}
      </LabelRows>
    </SectionCard>
  )
}
