import { TRANSFER_VALIDITY } from '@domain/constants'
import { isolated } from './isolated'

/** Texts of the payments page. Bank, account name and number are samples. */
export const paymentsCopy = {
  methods: {
    ussd: 'USSD',
    card: 'Bank Card',
    transfer: 'Bank Transfer',
    link: 'Payment Link',
  },
  bookingFee: 'NGN 100,000',
  amount: 'NGN 50,000',
  afterTransfer: 'Click Here After Transfer',
  transferNote: `transfer the exact amount... Account number is valid for ${TRANSFER_VALIDITY}`,
  // Not in the specification.
  heading: 'Payments',
  methodsTitle: 'How would you like to pay?',
  panelTitle: 'Payment details',
  labels: {
    bookingFee: 'Booking fee',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    amount: 'Amount',
  },
  /** Beside an account that the operator has set. */
  realNote: 'Transfer the exact amount, and give your reference as the remark.',
  /** The account below the checkout of a provider. */
  account: 'Or transfer to our account',
  accountNote: 'We see such a transfer later, so your booking waits until then.',
  sampleNote: 'Sample details, do not transfer',
  booked: (property: string, total: string) => `Your booking of ${isolated(property)}: ${total}`,
  bookingId: (id: string) => `Booking #${id}`,
  copyAccountNumber: 'Copy account number',
  copyAmount: 'Copy amount',
  thanks:
    'Thank you. This page cannot see transfers. My Bookings shows when your booking is confirmed.',
  seeBookings: 'See my bookings',
  /** Where a provider takes payments. */
  secure: {
    methods: {
      ussd: 'You get a code of your bank to dial.',
      card: 'You pay with your card, and your bank may ask you for a code.',
      transfer: 'You get an account number for this payment alone.',
      link: 'You choose how to pay there.',
    },
    pay: (amount: string) => `Pay ${amount} securely`,
    note: 'This leads to our payment service, and back here afterwards. Your booking shows what has arrived.',
    chooseBooking: 'Choose the booking that you want to pay for',
    makePayment: 'Its details have Make Payment.',
    due: 'Amount to pay',
  },
} as const
