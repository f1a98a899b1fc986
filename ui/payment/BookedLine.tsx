import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { formatNaira } from '@domain/money'
import { OneNightNote } from '@ui/booking/OneNightNote'

export interface BookedLineProps {
  /** Id of the booking. */
  bookingId: string
  /** Name of the listing. */
  propertyName: string
  /** Total price in naira. */
  totalPrice: number
  sx?: SxProps<Theme> | undefined
}

/** Line above the sample amounts that names the booking and its total. */
export function BookedLine({ bookingId, propertyName, totalPrice, sx = [] }: BookedLineProps) {
  return (
    <Notice sx={sx}>
      <Typography variant="h3" component="p">
        {paymentsCopy.booked(propertyName, formatNaira(totalPrice))}
      </Typography>
      <OneNightNote />
      <Typography variant="body2" color="textSecondary">
        {paymentsCopy.bookingId(bookingId)}
      </Typography>
    </Notice>
  )
}

const Notice = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.actionTint,
  overflowWrap: 'anywhere',
}))
