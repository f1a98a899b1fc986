import { SUPPORT_REPLY_TIME } from '@domain/constants'

/** Texts of the support pages. */
export const supportCopy = {
  banner: 'Support Center',
  categories: ['Booking & Cancellations', 'Payments & Refunds', 'Account & Security'],
  replyTime: SUPPORT_REPLY_TIME,
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone Number',
  },
  subjects: {
    booking: 'Booking Issues',
    technical: 'Technical Support',
    'technical-2': 'Technical Support',
    billing: 'Billing Issues',
    report: 'Report',
    others: 'Others',
  },
  submit: 'Submit',
  helpful: 'Is this helpful?',
  // Not in the specification.
  notConnected: 'This form is not connected yet. Please call or email us.',
  /** Where the operator has an address for guests. */
  writeTo: (email: string) => `Write to ${email} about bookings and payments.`,
  notConnectedWrite: (email: string) => `This form is not connected yet. Please write to ${email}.`,
  /** Answer to the question on payments where money really moves. */
  howToPay: {
    provider: [
      'Open your booking and choose Make Payment. You can pay by bank card, USSD, bank transfer or a payment link. You leave for our payment service and come back here afterwards.',
      'Your booking shows what has arrived, and a message tells you. If you are not sure whether a payment went through, look there before you pay again.',
    ],
    account: [
      'Choose Make Payment in your booking: the page shows our account. Transfer the exact amount, and give your reference as the remark.',
      'Nothing tells us of a transfer by itself. Once we have seen yours, your booking shows what has arrived, and a message tells you.',
    ],
    final: 'Once it is paid, a booking is final.',
    ask: (email: string) => `For anything about a payment or a refund, write to ${email}.`,
    askHere: 'For anything about a payment or a refund, contact our support.',
  },
  intro: 'Answers to what guests ask most, and the ways to reach us.',
  searchLabel: 'Search for help',
  searchPlaceholder: 'What do you need help with?',
  popular: 'Popular questions',
  questions: 'Frequently asked questions',
  /** Headings of the two lists, because the specification shows every category twice. */
  questionLists: ['Before you book', 'Once you have booked'],
  /** Two cards have the same title, so screen readers also announce the position. */
  cardOf: (position: number, total: number) => `${position} of ${total}`,
  contactTitle: 'Contact us',
  contactForm: 'Send us a message',
  contact: {
    replyTime: 'Response time',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    location: 'Location',
  },
  subject: 'Subject',
  message: 'Message',
  helpfulYes: 'Yes, this helped',
  helpfulNo: 'No, this did not help',
  articleBack: 'Back to support',
  articleKind: 'FAQ',
  articleContents: 'In this answer',
} as const
