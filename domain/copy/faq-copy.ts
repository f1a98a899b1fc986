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
  stay: ['Where do I find my booking?', 'How do I reach my host?', 'Where do I get the keys?'],
  receipts: [
    'Where do I find my receipt?',
    'What if a payment does not arrive?',
    'How do I report a wrong charge?',
  ],
  devices: [
    'How do I log out everywhere?',
    'How do I choose what I am told?',
    'How do I delete my account?',
  ],
} as const
