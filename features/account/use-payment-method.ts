import { useAtom } from 'jotai'
import { useState } from 'react'
import { profileCopy } from '@domain/copy/profile-copy'
import { useNotify } from '@ui/feedback/NotifyContext'
import { paymentMethodAtom } from './account-atoms'
import { logLocalSave } from './log-local-save'

/** Keeps the guest's usual payment method in memory. It is never sent. */
export function usePaymentMethod() {
  const [kept, keep] = useAtom(paymentMethodAtom)
  const [method, setMethod] = useState(kept)
  const notify = useNotify()
  function save() {
    logLocalSave('payment', ['method'])
    keep(method)
    notify({ title: profileCopy.savedForVisit, text: profileCopy.savedText, severity: 'success' })
  }
  return { method, setMethod, save }
}
