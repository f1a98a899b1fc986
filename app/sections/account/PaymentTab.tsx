import { profileCopy } from '@domain/copy/profile-copy'
import { usePaymentMethod } from '@features/account/use-payment-method'
import { PaymentChoice } from '@ui/account/PaymentChoice'
import { SectionCard } from '@ui/layout/SectionCard'

/** Manage Payment tab of the profile. */
export function PaymentTab() {
  const { method, setMethod, save } = usePaymentMethod()
  return (
    <SectionCard title={profileCopy.tabs.payment}>
      <PaymentChoice selected={method} onSelect={setMethod} onSave={save} />
    </SectionCard>
  )
}
