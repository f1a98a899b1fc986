import { toNaira } from '@domain/money'
import type { OwnListing } from '@domain/schemas/listing-save-schema'

/** Columns of a listing that the API, a file and a form carry under the same names. */
export interface PlainColumns {
  name: string | null
  description: string | null
  city: string | null
  state: string | null
  country: string | null
  base_price_kobo: number | null
  cleaning_fee_kobo: number
  security_deposit_kobo: number
  bedroom_no: number | null
  bathroom_no: number | null
  guest_no: number | null
}

const naira = (kobo: number | null | undefined) => (kobo == null ? null : toNaira(kobo))

/** Returns the texts and figures of a stored listing, with amounts in naira. */
export const plainFields = (row: Partial<PlainColumns>) =>
  ({
    name: row.name,
    description: row.description,
    city: row.city,
    state: row.state,
    country: row.country,
    basePrice: naira(row.base_price_kobo),
    cleaningFee: naira(row.cleaning_fee_kobo),
    securityDeposit: naira(row.security_deposit_kobo),
    bedroomNo: row.bedroom_no,
    bathroomNo: row.bathroom_no,
    guestNo: row.guest_no,
  }) satisfies { [Name in keyof OwnListing]?: unknown }
