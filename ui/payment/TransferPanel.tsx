import { mdiContentCopy } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SectionCard } from '@ui/layout/SectionCard'
import { Icon } from '@ui/text/Icon'
import { LabelRows } from '@ui/text/label-rows'

export interface TransferPanelProps {
  /** Account that the guest transfers to. */
  account: { bank: string; name: string; number: string }
  /** Shows a warning that the account details are samples. False by default. */
  isSample?: boolean | undefined
  /** Callback fired on a click on a copy button, with the text for the clipboard. */
  onCopy: (text: string) => void
}

const { labels } = paymentsCopy

/**
 * Bank account and amounts for a transfer. The amounts are fixed samples, whatever the booking
 * costs.
 */
export function TransferPanel({ account, isSample = false, onCopy }: TransferPanelProps) {
  const [isTransferred, setIsTransferred] = useState(false)
  const rows: { label: string; value: string; copyLabel?: string; copied?: string }[] = [
    { label: labels.bookingFee, value: paymentsCopy.bookingFee },
    { label: labels.bank, value: account.bank },
    { label: labels.accountName, value: account.name },
    {
      label: labels.accountNumber,
      value: account.number,
      copyLabel: paymentsCopy.copyAccountNumber,
    },
    {
      label: labels.amount,
      value: paymentsCopy.amount,
      copyLabel: paymentsCopy.copyAmount,
      // A bank's field takes digits only.
      copied: paymentsCopy.amount.replace(/\D/g, ''),
    },
  ]
  return (
    <SectionCard title={paymentsCopy.panelTitle}>
      {isSample && <InlineAlert severity="warning">{paymentsCopy.sampleNote}</InlineAlert>}
      <LabelRows>
        {rows.map(({ label, value, copyLabel, copied = value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {copyLabel && (
                <IconButton aria-label={copyLabel} onClick={() => onCopy(copied)} edge="end">
                  <Icon path={mdiContentCopy} size="small" />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </LabelRows>
      <Typography variant="body2" color="textSecondary">
        {paymentsCopy.transferNote}
      </Typography>
      <Box>
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isTransferred}
          onClick={() => setIsTransferred(true)}
        >
          {paymentsCopy.afterTransfer}
        </Button>
        {/* The click changes local state only and sends nothing. The status element exists
            beforehand, so that screen readers announce its text. */}
        <div role="status">
          {isTransferred && (
            <Typography sx={{ mt: 2 }}>
              {paymentsCopy.thanks}{' '}
              <Link href={paths.myBookings} underline="always">
                {paymentsCopy.seeBookings}
              </Link>
            </Typography>
          )}
        </div>
      </Box>
    </SectionCard>
  )
}
