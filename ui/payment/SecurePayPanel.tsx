import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'
import { SectionCard } from '@ui/layout/SectionCard'
import { LabelRows } from '@ui/text/label-rows'
import type { PaymentMethod } from './PaymentMethods'

export interface SecurePayPanelProps {
  /** Method that the guest has chosen. */
  method: PaymentMethod
  /** URL that leads to the checkout, and what is due there in naira. Without it no booking is known. */
  toPay?: { href: string; due: number } | undefined
}

const { secure } = paymentsCopy

/**
 * Leads to the checkout of the payment service. The link works without a script, and after a reload.
 *
 * @avoid Where no provider takes payments: TransferPanel shows the account.
 * @a11y A section with a heading. The link names the amount.
 */
export function SecurePayPanel({ method, toPay }: SecurePayPanelProps) {
  return (
    <SectionCard title={paymentsCopy.panelTitle}>
      {toPay ? (
        <>
          <LabelRows>
            <div>
              <dt>{secure.due}</dt>
              <Typography variant="h2" component="dd">
                {formatNaira(toPay.due)}
              </Typography>
            </div>
          </LabelRows>
          <Button variant="contained" size="large" fullWidth href={paths.payBy(toPay.href, method)}>
            {secure.pay(formatNaira(toPay.due))}
          </Button>
          <Typography>{secure.methods[method]}</Typography>
          <Typography variant="body2" color="textSecondary">
            {secure.note}
          </Typography>
        </>
      ) : (
        // Beside a taller column the card is taller than this.
        <Box sx={{ my: 'auto' }}>
          <EmptyState
            illustration="bookings"
            title={secure.chooseBooking}
            body={secure.makePayment}
            actionLabel={paymentsCopy.seeBookings}
            href={paths.myBookings}
          />
        </Box>
      )}
    </SectionCard>
  )
}
