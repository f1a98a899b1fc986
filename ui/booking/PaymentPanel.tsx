import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import { SectionCard } from '@ui/layout/SectionCard'
import { PriceBreakdown } from './PriceBreakdown'

export interface SampleCharge {
  /** Price of one night. All amounts are in naira. */
  perNight: number
  nights: number
  subtotal: number
  deposit: number
  service: number
  total: number
}

export interface PaymentPanelProps {
  /** Amounts to show, a fixed sample. */
  charge: SampleCharge
  /** Whether to show the payment button. Only a pending booking can be paid. */
  canPay: boolean
  /** Callback fired on a click on the payment button. */
  onPay: () => void
}

const { charge: words, chargeSample, makePayment, sections } = bookingDetailsCopy

/**
 * 'Payment' card with sample amounts, the same on every booking. A note says so.
 *
 * @avoid For real amounts: PriceBreakdown with a quote.
 * @a11y A section with a heading. Lines are a description list; the button says what it does.
 */
export function PaymentPanel({ charge, canPay, onPay }: PaymentPanelProps) {
  const { perNight, nights, subtotal, deposit, service, total } = charge
  const lines = [
    {
      key: 'nights',
      label: words.nights(formatNaira(perNight), nights),
      amount: perNight * nights,
    },
    { key: 'subtotal', label: words.subtotal, amount: subtotal },
    { key: 'deposit', label: words.deposit, amount: deposit },
    { key: 'service', label: words.service, amount: service },
  ]
  return (
    <SectionCard title={sections.payment} isSample>
      <PriceBreakdown quote={{ lines, total }} totalLabel={words.total} />
      <Typography variant="body2" color="textSecondary">
        {chargeSample}
      </Typography>
      {canPay && (
        <Button variant="contained" size="large" fullWidth onClick={onPay}>
          {makePayment}
        </Button>
      )}
    </SectionCard>
  )
}
