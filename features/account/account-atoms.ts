import type { paymentsCopy } from '@domain/copy/payments-copy'
import { personalAtom } from '@features/session/personal-atom'

/** What the settings keep for this visit and the user does not carry. */
export const phoneAtom = personalAtom('', 'phoneAtom')
export const paymentMethodAtom = personalAtom<keyof typeof paymentsCopy.methods>(
  'transfer',
  'paymentMethodAtom',
)
