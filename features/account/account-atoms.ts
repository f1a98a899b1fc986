import type { paymentsCopy } from '@domain/copy/payments-copy'
import { personalAtom } from '@features/session/personal-atom'

/** Settings that are kept in memory only, because the user record has no field for them. */
export const phoneAtom = personalAtom('', 'phoneAtom')
export const paymentMethodAtom = personalAtom<keyof typeof paymentsCopy.methods>(
  'transfer',
  'paymentMethodAtom',
)
