import { useAtom } from 'jotai'
import { useState } from 'react'
import type { PaymentMethod } from '@domain/payment-methods'
import { personalAtom } from '@features/session/personal-atom'
import { useTellSaved } from './use-tell-saved'

const paymentMethodAtom = personalAtom<PaymentMethod>('transfer', 'paymentMethodAtom')

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
