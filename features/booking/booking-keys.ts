import { apiPaths } from '@domain/api/api-paths'

/** Cache keys of bookings. The user's id keeps one guest's history from another. */
export const bookingKeys = {
  ofUser: (userId: string) => apiPaths.bookingsOfUser(userId),
  detail: (id: string) => apiPaths.booking(id),
}
