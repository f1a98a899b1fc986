import { Global } from '@emotion/react'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { nightsOfTotal } from '@domain/booking/nights-of-total'
import { hasMoneyMoved, refundDue, stillDue } from '@domain/booking/paid'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { receiptCopy } from '@domain/copy/receipt-copy'
import { formatNairaFixed } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatDay, formatDayLong, fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { Logo } from '@ui/layout/Logo'
import { placePattern } from '@ui/theme/place-pattern'
import { StatusBadge } from './StatusBadge'
import { StayTicket } from './StayTicket'

export interface ReceiptProps {
  /** Booking to show. */
  booking: Booking
  /** Name of the guest who booked. The line is left out without it. */
  guest?: string | undefined
  /** Total spelt out in words. The line is left out without it. */
  amountInWords?: string | undefined
  /** Shows the receipt on screen too, as its stories do. By default it appears on paper only. */
  isOnScreen?: boolean | undefined
}

/**
 * Printable receipt of a booking. Printing the page prints only this sheet.
 *
 * @avoid On the screen: it is for paper, and BookingFacts shows the same.
 * @a11y A named section with an `h2`, hidden from the screen and from screen readers until it is
 * printed.
 */
export function Receipt({ booking, guest, amountInWords, isOnScreen = false }: ReceiptProps) {
  const {
    _id,
    reference,
    status,
    listing,
    startDate,
    endDate,
    travelersNo,
    totalPrice,
    totalNights,
    createdAt,
    paid = 0,
    returned = 0,
  } = booking
  const [due, refund] = [stillDue(booking), refundDue(booking)]
  const rows: [string, string | undefined][] = [
    [receiptCopy.reference, reference],
    [receiptCopy.bookingId, _id],
    [receiptCopy.booked, createdAt && formatDay(fromWire(createdAt))],
    [receiptCopy.guest, guest],
    [receiptCopy.checkIn, formatDayLong(fromWire(startDate))],
    [receiptCopy.checkOut, formatDayLong(fromWire(endDate))],
    [receiptCopy.nights, bookingDetailsCopy.nights(nightsRoundedUp(startDate, endDate))],
    [receiptCopy.guests, travelersNo?.toString()],
    [
      receiptCopy.amount,
      totalPrice === undefined
        ? undefined
        : [formatNairaFixed(totalPrice), nightsOfTotal(totalNights)].filter(Boolean).join(' '),
    ],
    [receiptCopy.amountInWords, amountInWords],
    [receiptCopy.paid, paid > 0 ? formatNairaFixed(paid) : undefined],
    [receiptCopy.due, paid > 0 && due > 0 ? formatNairaFixed(due) : undefined],
    [receiptCopy.refund, refund > 0 ? formatNairaFixed(refund) : undefined],
    [receiptCopy.returned, returned > 0 ? formatNairaFixed(returned) : undefined],
  ]
  return (
    <Sheet data-print-sheet data-on-screen={isOnScreen} aria-label={receiptCopy.title}>
      <Global styles={printSheetOnly} />
      <Logo />
      <Typography variant="h1" component="h2">
        {receiptCopy.title}
      </Typography>
      <StayTicket
        booking={booking}
        name={listing.name}
        title={receiptCopy.home}
        stub={<StatusBadge status={status} />}
      />
      <dl>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Typography variant="body2">
        {hasMoneyMoved(booking) ? receiptCopy.paidNote : receiptCopy.note}
      </Typography>
    </Sheet>
  )
}

const Sheet = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  '&::before': placePattern(theme),
  display: 'none',
  '&[data-on-screen="true"]': { display: 'block', padding: theme.spacing(4) },
  '@media print': { display: 'block' },
  '& > h2': { marginBlock: theme.spacing(3) },
  '& > dl': { margin: theme.spacing(2, 0, 3) },
  '& > dl > div': {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: `thin solid ${theme.vars.palette.line}`,
    breakInside: 'avoid',
  },
  '& dt': theme.typography.body2,
  '& dd': {
    margin: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}))

/** Prints only the sheet of a page that has one, in black on white in every scheme. */
const printSheetOnly = `
@media print{
body:has([data-print-sheet]) :not(:has([data-print-sheet]),[data-print-sheet],[data-print-sheet] *){display:none!important}
html:has([data-print-sheet]){color-scheme:light!important}
body:has([data-print-sheet]){background:white}
body:has([data-print-sheet]) main{min-block-size:0}
[data-print-sheet] *{color:black!important;background:none!important}
}
`
