import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { sampleAccount } from '@app/samples/sample-account'
import { copyText } from '@app/sections/copy-text'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { readBooked } from '@features/booking/booked-state'
import { readMoneySettings, readTransferAccount } from '@features/booking/money-settings'
import { useNotify } from '@ui/feedback/NotifyContext'
import { CardColumns } from '@ui/layout/CardColumns'
import { PageFrame } from '@ui/layout/PageFrame'
import { PageHeading } from '@ui/layout/PageHeading'
import { SectionCard } from '@ui/layout/SectionCard'
import { BookedLine } from '@ui/payment/BookedLine'
import {
  DEFAULT_PAYMENT_METHOD,
  PaymentMethods,
  type PaymentMethod,
} from '@ui/payment/PaymentMethods'
import { SecurePayPanel } from '@ui/payment/SecurePayPanel'
import { TransferPanel } from '@ui/payment/TransferPanel'

/**
 * Payments page. It makes no request. Its panel is the same for every method, or leads to the
 * checkout of a provider.
 *
 * @avoid For choosing a preferred method without a booking: the Manage Payment tab keeps it.
 * @a11y The methods are one radio group. Each copy button names what it copies.
 */
export function PaymentsPage() {
  usePageTitle(paymentsCopy.heading)
  const booked = readBooked(useLocation().state)
  const [account] = useState(readTransferAccount)
  const [{ takesPayments }] = useState(readMoneySettings)
  const notify = useNotify()
  const [method, setMethod] = useState<PaymentMethod>(DEFAULT_PAYMENT_METHOD)
  async function copy(text: string) {
    if (await copyText(text)) notify({ ...toastCopy.copied, severity: 'success' })
    else notify({ ...toastCopy.notCopied, severity: 'error' })
  }
  return (
    <PageFrame width="narrow">
      <PageHeading>{paymentsCopy.heading}</PageHeading>
      <CardColumns
        wide="aside"
        aside={
          <>
            {takesPayments && (
              <SecurePayPanel
                method={method}
                toPay={booked?.payPath ? { href: booked.payPath, due: booked.due } : undefined}
              />
            )}
            {(!takesPayments || (account && method === 'transfer')) && (
              <TransferPanel
                account={account ?? sampleAccount}
                isSample={!account}
                isSecond={takesPayments}
                amount={booked?.due}
                onCopy={(text) => void copy(text)}
              />
            )}
          </>
        }
      >
        {booked && <BookedLine {...booked} />}
        <SectionCard title={paymentsCopy.methodsTitle}>
          <PaymentMethods selected={method} onSelect={setMethod} />
        </SectionCard>
      </CardColumns>
    </PageFrame>
  )
}
