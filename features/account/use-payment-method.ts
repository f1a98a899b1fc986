import { useAtom } from 'jotai'
import { useState } from 'react'
import { paymentMethodAtom } from './account-atoms'
import { useTellSaved } from './use-tell-saved'

/** Keeps the guest's usual payment method in memory. It is never sent. */
export function usePaymentMethod() {
  const [kept, keep] = useAtom(paymentMethodAtom)
  const [method, setMethod] = useState(kept)
  const tellSaved = useTellSaved()
  function save() {
    tellSaved('payment', ['method'])
    keep(method)
  }
  return { method, setMethod, save }
}
