import { brandCopy } from './brand-copy'

/** Texts for search engines and share previews. Not in the specification. */
export const pageHeadCopy = {
  description: `${brandCopy.tagline}: browse, save and book homes for a night or a month.`,
  /** `price` is '₦45,000'. */
  listing: (price: string, about: string) => `${price} per night. ${about}`,
} as const

/** Texts of the page's document, which show before or without its script. */
export const documentCopy = {
  description:
    'Short-let homes across Nigeria, with prices in Naira per night and pictures of the rooms.',
  noScript: `${brandCopy.name} needs JavaScript for filters, accounts and bookings.`,
} as const
