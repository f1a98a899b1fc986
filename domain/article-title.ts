import { faqCopy } from '@domain/copy/faq-copy'

/** Returns the title of the FAQ article of a topic: the question that a guest followed. */
export const articleTitle = (topic: string | null): string =>
  faqCopy[topic === 'payments' || topic === 'account' ? topic : 'bookings'][0]
