import { SUPPORT_REPLY_TIME } from '../constants'

/** Section 2.19. */
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
  // Ours.
  notConnected: 'This form is not connected yet. Please call or email us.',
} as const
