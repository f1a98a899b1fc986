/** Texts of the notifications page. */
export const notificationsCopy = {
  tabs: { all: 'All', bookings: 'Bookings', payments: 'Payments', reviews: 'Reviews' },
  filters: 'Filters',
  viewDetails: 'View Details',
  completePayment: 'Complete Payment',
  viewReceipt: 'View Receipt',
  viewMessage: 'View Message',
  emptyTitle: 'No Notifications Yet',
  emptyBody: "When you get notifications, they'll show up here",
  refresh: 'Refresh',
  // Not in the specification.
  heading: 'Notifications',
  recentMessages: 'Recent messages',
  noRecentMessages: 'Nothing was said in this visit yet.',
  tabsLabel: 'Kinds of notifications',
  listLabel: 'All notifications',
  reviewLabel: 'Your review',
  choiceTitle: 'What we tell you about',
  choiceBody:
    'Bookings, payments, reviews and messages. Messages about your bookings come whatever you choose.',
  choose: 'Notification preferences',
} as const
