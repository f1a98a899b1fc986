import { useAtom } from 'jotai'
import { useState } from 'react'
import { paymentMethodAtom } from './account-atoms'
import { useSaveLocally } from './use-save-locally'

/** Keeps the guest's usual payment method in memory. It is never sent. */
export function usePaymentMethod() {
  const [kept, keep] = useAtom(paymentMethodAtom)
  const [method, setMethod] = useState(kept)
  const log = useSaveLocally()
  function save() {
    log('payment', ['method'])
    keep(method)
  }
  return { method, setMethod, save }
}
