/** Placeholders of the FAQ's questions until real articles exist. Not in the specification. */
export const faqCopy = {
  bookings: [
    'How do I book a home?',
    'Can I change the dates of a booking?',
    'How do I cancel a booking?',
  ],
  payments: [
    'How can I pay for my stay?',
    'When will I get my refund?',
    'Why is there a service fee?',
  ],
  account: [
    'How do I reset my password?',
    'How is my information kept safe?',
    'How do I change my email address?',
  ],
} as const

/** Returns the title of the FAQ article of a topic: the question that a guest followed. */
export const articleTitle = (topic: string | null): string =>
  faqCopy[topic === 'payments' || topic === 'account' ? topic : 'bookings'][0]
