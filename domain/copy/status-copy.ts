/** Labels of booking statuses. */
export const statusCopy = {
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
  Completed: 'Completed',
  /** another backend's booking that names no status. */
  unknown: 'Status unknown',
} as const
