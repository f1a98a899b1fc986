import { PAGE_META, type TransferAccount } from '@domain/page-data'
import { useRendered } from '@features/api/ApiProvider'
import { ownSetting } from '@features/api/page-meta'

/**
 * Returns the account that the operator has set, which our own server writes into the page, so that
 * Payments needs no request. Undefined while none is set.
 */
export function readTransferAccount(): TransferAccount | undefined {
  const [bank, name, number] = ownSetting(PAGE_META.transfer)?.split('|') ?? []
  return bank && name && number ? { bank, name, number } : undefined
}

/**
 * Returns how money reaches the operator, which our own server writes into the page. Where it does in
 * neither way, amounts are samples and nothing is ever charged.
 */
export function readMoneySettings() {
  const takesPayments = ownSetting(PAGE_META.payments) !== undefined
  return {
    /** Whether guests pay at a provider. */
    takesPayments,
    /** Whether guests may have paid something. */
    isReal: takesPayments || readTransferAccount() !== undefined,
    supportEmail: ownSetting(PAGE_META.support),
  }
}

/** Tells whether guests may have paid something, also while the server renders the page. */
export function useIsMoneyReal() {
  const rendered = useRendered()
  return rendered ? rendered.isMoneyReal === true : readMoneySettings().isReal
}

/**
 * Tells whether totals are for the stay, for when the listing that says so as well has not arrived
 * (R-157).
 */
export const totalsAreForStay = () => ownSetting(PAGE_META.totals) === 'stay'

export type MoneySettings = ReturnType<typeof readMoneySettings>
