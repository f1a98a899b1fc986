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
  intro: 'Answers to what guests ask most, and the ways to reach us.',
  searchLabel: 'Search for help',
  searchPlaceholder: 'What do you need help with?',
  popular: 'Popular questions',
  questions: 'Frequently asked questions',
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
} as const
