import Button from '@mui/material/Button'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { BottomBar } from '@ui/layout/BottomBar'
import { TotalForNights, type TotalForNightsProps } from './TotalForNights'
import { useOnScreen } from './use-on-screen'

export interface PaymentBarProps extends Pick<TotalForNightsProps, 'totalNights'> {
  /** Amount in naira, if it is known. */
  total?: number | undefined
  /** Whether the amount is what is still to be paid, instead of the total. False by default. */
  isDue?: boolean | undefined
  /** Id of the payment button in the page. */
  payId: string
  /** Callback fired on a click on the button. */
  onPay: () => void
}

/**
 * Bar of the booking details below `lg`, where the payment panel is far down the page. It shows while
 * the panel's button is off screen.
 *
 * @avoid From `lg` up, where PaymentPanel is beside the booking.
 * @a11y A button that does the same as the panel's. Hidden, it leaves the tab order.
 */
export function PaymentBar({ total, totalNights, isDue = false, payId, onPay }: PaymentBarProps) {
  const isButtonSeen = useOnScreen(payId)
  return (
    <BottomBar isHidden={isButtonSeen}>
      <div>
        {total !== undefined && (
          <TotalForNights
            total={total}
            totalNights={totalNights}
            note={isDue ? bookingDetailsCopy.money.due : undefined}
          />
        )}
      </div>
      <Button variant="contained" size="large" onClick={onPay}>
        {bookingDetailsCopy.makePayment}
      </Button>
    </BottomBar>
  )
}
