import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CURRENCY } from '@domain/constants'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { offProps } from '@ui/form/off-props'
import { SectionCard } from '@ui/layout/SectionCard'
import { Icon } from '@ui/text/Icon'
import { ICON_COPY } from '@ui/text/icons'
import { LabelRows } from '@ui/text/label-rows'

export interface TransferPanelProps {
  /** Account that the guest transfers to. */
  account: { bank: string; name: string; number: string }
  /**
   * Shows the specification's sample amounts and a warning that the details are samples. False by
   * default.
   */
  isSample?: boolean | undefined
  /** Whether the page offers a checkout first. False by default. */
  isSecond?: boolean | undefined
  /** What is still to be paid in naira, shown with a real account. */
  amount?: number | undefined
  /**
   * Callback fired on a click on a copy button, once for a double click, with the text for the
   * clipboard.
   */
  onCopy: (text: string) => void
}

const { labels } = paymentsCopy

/** Writes an amount as the specification's samples are written, such as 'NGN 64,500'. */
const formatAmount = (naira: number) => formatNaira(naira).replace('₦', `${CURRENCY} `)

/**
 * Bank account and amount for a transfer. With a sample account the amounts are fixed samples too,
 * whatever the booking costs.
 *
 * @avoid For other methods: every method shows the same panel for now.
 * @a11y A section with a heading. Copy buttons say what they copy; the result is a status.
 */
export function TransferPanel({
  account,
  isSample = false,
  isSecond = false,
  amount,
  onCopy,
}: TransferPanelProps) {
  const [isTransferred, setIsTransferred] = useState(false)
  const shown = isSample ? paymentsCopy.amount : amount !== undefined && formatAmount(amount)
  const rows: { label: string; value: string; copyLabel?: string; copied?: string }[] = [
    ...(isSample ? [{ label: labels.bookingFee, value: paymentsCopy.bookingFee }] : []),
    { label: labels.bank, value: account.bank },
    { label: labels.accountName, value: account.name },
    {
      label: labels.accountNumber,
      value: account.number,
      copyLabel: paymentsCopy.copyAccountNumber,
    },
    ...(shown
      ? [
          {
            label: labels.amount,
            value: shown,
            copyLabel: paymentsCopy.copyAmount,
            // A bank's field takes digits only.
            copied: shown.replace(/[^\d.]/g, ''),
          },
        ]
      : []),
  ]
  return (
    <SectionCard title={isSecond ? paymentsCopy.account : paymentsCopy.panelTitle}>
      {isSecond && <Typography>{paymentsCopy.accountNote}</Typography>}
      {isSample && <InlineAlert severity="warning">{paymentsCopy.sampleNote}</InlineAlert>}
      <Figures>
        {rows.map(({ label, value, copyLabel, copied = value }) => (
          <div key={label} data-copied={copyLabel !== undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {copyLabel && (
                <IconButton
                  aria-label={copyLabel}
                  onClick={({ detail }) => detail < 2 && onCopy(copied)}
                  sx={{ marginInlineEnd: -1.5 }}
                >
                  <Icon path={ICON_COPY} size="small" />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </Figures>
      <Typography variant="body2" color="textSecondary">
        {isSample ? paymentsCopy.transferNote : paymentsCopy.realNote}
      </Typography>
      <Box>
        <Button
          variant="contained"
          size="large"
          fullWidth
          onClick={() => setIsTransferred(true)}
          {...offProps(isTransferred)}
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

/** The figures that a guest types into a bank's form are the largest. */
const Figures = styled(LabelRows)(({ theme }) => ({
  '& [data-copied="true"] dd': { ...theme.typography.price, fontVariantNumeric: 'tabular-nums' },
}))
