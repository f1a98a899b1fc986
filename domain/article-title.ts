import { faqCopy } from '@domain/copy/faq-copy'

const isTopic = (topic: string | null): topic is keyof typeof faqCopy =>
  topic !== null && Object.hasOwn(faqCopy, topic)

/** Returns the title of the FAQ article of a topic: the question that a guest followed. */
export const articleTitle = (topic: string | null): string =>
  faqCopy[isTopic(topic) ? topic : 'bookings'][0]
