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

/** What was paid for a booking. All amounts are in naira. */
export interface PaidMoney {
  total: number
  paid: number
  /** Still to be paid. */
  due: number
  /** Paid, and to be returned. */
  refund: number
  /** Paid, and returned. */
  returned?: number | undefined
  /** Whether a payment came in another currency, which does not count. */
  hasOddPayment?: boolean | undefined
}

export type PaymentPanelProps = (
  | {
      /** Amounts to show, a fixed sample. */
      charge: SampleCharge
      money?: undefined
    }
  | {
      /** What was really paid, which takes the place of the sample. */
      money: PaidMoney
      charge?: undefined
    }
) & {
  /** Whether to show the payment button, while something can be paid. */
  canPay: boolean
  /** Id of the payment button, for a PaymentBar that shows while the button is off screen. */
  payId?: string | undefined
  /** Callback fired on a click on the payment button. */
  onPay: () => void
}

const { charge: words, money: paidWords, chargeSample, makePayment, sections } = bookingDetailsCopy

const sampleQuote = ({ perNight, nights, subtotal, deposit, service, total }: SampleCharge) => ({
  lines: [
    {
      key: 'nights',
      label: words.nights(formatNaira(perNight), nights),
      amount: perNight * nights,
    },
    { key: 'subtotal', label: words.subtotal, amount: subtotal },
    { key: 'deposit', label: words.deposit, amount: deposit },
    { key: 'service', label: words.service, amount: service },
  ],
  total,
})

/** The last line is what happens next: a refund, or what is still to be paid. */
const paidQuote = ({ total, paid, due, refund, returned = 0 }: PaidMoney) => ({
  lines: [
    { key: 'total', label: paidWords.total, amount: total },
    { key: 'paid', label: paidWords.paid, amount: paid },
    ...(returned > 0 ? [{ key: 'returned', label: paidWords.returned, amount: returned }] : []),
  ],
  total: refund > 0 ? refund : due,
})

/**
 * 'Payment' card with what was paid for the booking, or with sample amounts that are the same
 * on every booking. A note says so.
 *
 * @avoid For the price alone: PriceBreakdown with a quote.
 * @a11y A section with a heading. Lines are a description list; the button says what it does.
 */
export function PaymentPanel({ charge, money, canPay, payId, onPay }: PaymentPanelProps) {
  const quote = money ? paidQuote(money) : sampleQuote(charge)
  const isOver = money && (money.refund > 0 || (money.due === 0 && money.paid === 0))
  return (
    <SectionCard title={sections.payment} isSample={!money}>
      <PriceBreakdown
        quote={quote}
        totalLabel={isOver ? paidWords.refund : money ? paidWords.due : words.total}
      />
      {!money && (
        <Typography variant="body2" color="textSecondary">
          {chargeSample}
        </Typography>
      )}
      {money?.hasOddPayment && <Typography>{paidWords.oddPayment}</Typography>}
      {canPay && (
        <Button id={payId} variant="contained" size="large" fullWidth onClick={onPay}>
          {makePayment}
        </Button>
      )}
    </SectionCard>
  )
}
