import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'
import { ICON_ARROW_LEFT } from '@ui/text/icons'
import { StatusBadge } from './StatusBadge'

export interface BookingHeadingProps {
  /** Booking's id. It may be long on another backend, so it wraps. */
  id: string
  /** Short reference that is easy to read out, if the backend has one. */
  reference?: string | undefined
  /** Status of the booking, for the badge. */
  status: string
  /** Buttons at the right of the back link, or on phones below the id. Usually BookingActions. */
  actions?: ReactNode | undefined
}

/**
 * Top of the booking details: back link, short reference with the status badge beside it, and
 * 'Booking #{id}'.
 *
 * @avoid On other pages: PageHeading.
 * @a11y The back link precedes the `h1`, which holds reference, status and id in this order. The
 * buttons follow.
 */
export function BookingHeading({ id, reference, status, actions }: BookingHeadingProps) {
  return (
    <Head>
      <Button
        variant="text"
        href={paths.myBookings}
        startIcon={<Icon path={ICON_ARROW_LEFT} size="small" />}
      >
        {bookingDetailsCopy.back}
      </Button>
      {/* The reference, which guests quote to others, is larger than the id. */}
      <Title>
        {reference && <Small>{bookingDetailsCopy.referenceLabel} </Small>}
        <Line data-reference={reference !== undefined}>
          <span>{reference ?? bookingDetailsCopy.heading(id)}</span>
          <StatusBadge status={status} />
        </Line>
        {reference && <Small>{bookingDetailsCopy.heading(id)}</Small>}
      </Title>
      {actions}
    </Head>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(3),
  // Aligns the label of the back link, instead of its padding, with the page edge.
  '& > a': { justifySelf: 'start', marginInlineStart: theme.spacing(-1.5) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > h1': { gridRow: 2, gridColumn: '1 / -1' },
  },
}))

const Title = styled('h1')({ margin: 0, overflowWrap: 'anywhere' })

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}))

/**
 * One line at every width: a long id wraps beside the badge instead of pushing it down. Large text
 * puts the badge below a reference, because guests read one out as a whole.
 */
const Line = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > :first-of-type': { minWidth: 0 },
  '& > :last-child': { flex: 'none' },
  '&[data-reference="true"]': {
    ...theme.typography.h1,
    letterSpacing: '0.02em',
    flexWrap: 'wrap',
    rowGap: theme.spacing(0.5),
  },
}))
