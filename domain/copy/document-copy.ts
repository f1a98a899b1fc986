import { brandCopy } from './brand-copy'

/**
 * Texts of the page's document, which show before or without its script. Not in the specification.
 */
export const documentCopy = {
  description:
    'Short-let homes across Nigeria, with prices in Naira per night and pictures of the rooms.',
  noScript: `${brandCopy.name} needs JavaScript for filters, accounts and bookings.`,
} as const
