import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
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
  /** Buttons at the right of the back link, usually BookingActions. */
  actions?: ReactNode | undefined
}

/**
 * Top of the booking details: back link, 'Booking #{id}', short reference and status badge.
 *
 * @avoid On other pages: PageHeading.
 * @a11y The back link precedes the `h1`. The badge says the status in words.
 */
export function BookingHeading({ id, reference, status, actions }: BookingHeadingProps) {
  return (
    <Head>
      <Row>
        <Button
          variant="text"
          href={paths.myBookings}
          startIcon={<Icon path={ICON_ARROW_LEFT} size="small" />}
        >
          {bookingDetailsCopy.back}
        </Button>
        {actions}
      </Row>
      <Title>
        {/* Smaller than the reference, which guests quote to others. */}
        <Typography component="h1" variant={reference ? 'h3' : 'h2'}>
          {bookingDetailsCopy.heading(id)}
        </Typography>
        {reference && (
          <Typography variant="h2" component="p">
            {bookingDetailsCopy.reference(reference)}
          </Typography>
        )}
        <StatusBadge status={status} />
      </Title>
    </Head>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(3),
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  // Aligns the label of the back link, instead of its padding, with the page edge.
  '& > a': { marginInlineStart: theme.spacing(-1.5) },
}))

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  overflowWrap: 'anywhere',
  '& > h1': { minWidth: 0 },
}))
