import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import type { Photo } from '@domain/schemas/listing-schema'
import { fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { formatDays } from '@domain/stay/stay-days'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { NightsNote } from './NightsNote'

export interface StayTicketProps {
  /** Stay to show. */
  booking: Pick<Booking, 'startDate' | 'endDate' | 'travelersNo' | 'totalPrice' | 'totalNights'>
  /** Name of the listing. */
  name: string
  /** Heading of the section. */
  title: string
  /**
   * Cover photo beside the text, or above it in windows below `lg`. Without a photo in it the box says
   * 'Image not available'.
   */
  cover?: { photo: Photo | undefined } | undefined
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
  cover,
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
      <Ticket aria-labelledby={id} data-photo={cover !== undefined}>
        {cover && (
          <Cover>
            <PhotoFrame
              photo={cover.photo}
              alt={cover.photo?.alt ?? name}
              ratio="fill"
              sizes="(min-width: 64em) 48em, 100vw"
              isPriority
            />
          </Cover>
        )}
        <Words>
          <Typography id={id} variant="caption" component="h2" color="textSecondary">
            {title}
          </Typography>
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

/** Parts of StayTicket. */

/** The ticket's columns need more room with large text, so its widths are in rem. */
const HAS_STUB = '@container (min-width: 43rem)'
const HAS_PHOTO_BESIDE = '@container (min-width: 57rem)'

const Space = styled('div')({ containerType: 'inline-size' })

const Ticket = styled('section')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  [HAS_STUB]: {
    gridTemplateColumns: 'minmax(0, 1fr) 13rem',
    // The photo is a band across both, until there is room beside them.
    '&[data-photo="true"] > :first-of-type': { gridColumn: '1 / -1' },
  },
  [HAS_PHOTO_BESIDE]: {
    '&[data-photo="true"]': {
      gridTemplateColumns: '22rem minmax(0, 1fr) 16rem',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  },
}))

/** A band above the words, or their left side in a wide ticket. */
const Cover = styled('div')(({ theme }) => ({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { aspectRatio: '3 / 1' },
  [theme.breakpoints.up('lg')]: { aspectRatio: 'auto', minHeight: '14rem' },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  padding: theme.spacing(2.5),
  '& > h3': { marginBlockStart: theme.spacing(1) },
  [HAS_STUB]: { padding: theme.spacing(3) },
}))

/** The part to tear off: a dashed edge with a notch at each end. */
const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  minWidth: 0,
  padding: theme.spacing(2.5),
  borderBlockStartWidth: 2,
  borderBlockStartStyle: 'dashed',
  borderColor: theme.vars.palette.line,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    width: theme.spacing(2),
    height: theme.spacing(2),
    boxSizing: 'border-box',
    insetBlockStart: theme.spacing(-1.125),
    border: `thin solid ${theme.vars.palette.line}`,
    borderRadius: theme.radius.pill,
    backgroundColor: theme.vars.palette.ground,
  },
  '&::before': { insetInlineStart: theme.spacing(-1) },
  '&::after': { insetInlineEnd: theme.spacing(-1) },
  [HAS_STUB]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: theme.spacing(3),
    borderBlockStartWidth: 0,
    borderInlineStartWidth: 2,
    borderInlineStartStyle: 'dashed',
    '&::before, &::after': { insetInlineStart: theme.spacing(-1.125), insetInlineEnd: 'auto' },
    '&::before': { insetBlockStart: theme.spacing(-1) },
    '&::after': { insetBlockStart: 'auto', insetBlockEnd: theme.spacing(-1) },
  },
}))
