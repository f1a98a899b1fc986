import { PAGE_META, type TransferAccount } from '@domain/page-data'
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
