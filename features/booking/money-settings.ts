import { PAGE_META, type TransferAccount } from '@domain/page-data'
import { useDrawn } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { metaContent } from '@features/api/page-meta'

/**
 * Returns the account that the operator has set, which our own server writes into the page, so that
 * Payments needs no request. Undefined while none is set.
 */
export function readTransferAccount(): TransferAccount | undefined {
  if (!usesOwnApi()) return undefined
  const [bank, name, number] = metaContent(PAGE_META.transfer)?.split('|') ?? []
  return bank && name && number ? { bank, name, number } : undefined
}

/**
 * Returns how money reaches the operator, which our own server writes into the page. Where it does in
 * neither way, amounts are samples and nothing is ever charged.
 */
export function readMoneySettings() {
  const isOwn = usesOwnApi()
  const takesPayments = isOwn && metaContent(PAGE_META.payments) !== undefined
  return {
    /** Whether guests pay at a provider. */
    takesPayments,
    /** Whether guests may have paid something. */
    isReal: takesPayments || readTransferAccount() !== undefined,
    supportEmail: isOwn ? metaContent(PAGE_META.support) : undefined,
  }
}

/** Tells whether guests may have paid something, also while the server draws the page. */
export function useIsMoneyReal() {
  const drawn = useDrawn()
  return drawn ? drawn.isMoneyReal === true : readMoneySettings().isReal
}

export type MoneySettings = ReturnType<typeof readMoneySettings>
