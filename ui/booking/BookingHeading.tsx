import { mdiArrowLeft } from '@mdi/js'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import type { BookingStatus } from '@domain/schemas/booking-schema'
import { Icon } from '@ui/text/Icon'
import { StatusBadge } from './StatusBadge'

export interface BookingHeadingProps {
  /** The booking's reference, however long another backend makes it. */
  id: string
  status: BookingStatus
  /** At the right of the way back: BookingActions. */
  actions?: ReactNode
}

/** The top of booking details: the way back, 'Booking #{id}' and where it stands (section 2.16). */
export function BookingHeading({ id, status, actions }: BookingHeadingProps) {
  return (
    <Head>
      <Row>
        <Button
          variant="text"
          href={paths.myBookings}
          startIcon={<Icon path={mdiArrowLeft} size="small" />}
        >
          {bookingDetailsCopy.back}
        </Button>
        {actions}
      </Row>
      <Title>
        <Typography variant="h1">{bookingDetailsCopy.heading(id)}</Typography>
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
  // Its words, not its padding, stand at the page's edge.
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
