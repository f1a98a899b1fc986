import { apiBaseUrl, isOwnApi } from '@features/api/base-url'

/** Account that guests transfer to. */
export interface TransferAccount {
  bank: string
  name: string
  number: string
}

/**
 * Returns the account that the operator has set, which our own server writes into the page, so that
 * Payments needs no request. Undefined while none is set.
 */
export function readTransferAccount(): TransferAccount | undefined {
  if (!isOwnApi(apiBaseUrl, window.location.origin)) return undefined
  const tag = document.querySelector<HTMLMetaElement>('meta[name="staylet-transfer"]')
  const [bank, name, number] = tag?.content.split('|') ?? []
  return bank && name && number ? { bank, name, number } : undefined
}
