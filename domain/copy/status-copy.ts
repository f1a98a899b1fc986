/** Labels of booking statuses. */
export const statusCopy = {
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
  Completed: 'Completed',
} as const
