import { apiPaths } from '@domain/api-paths'

/** Cache keys of bookings; they carry the user, so one guest's never serve another. */
export const bookingKeys = {
  ofUser: (userId: string) => apiPaths.bookingsOfUser(userId),
  detail: (id: string) => apiPaths.booking(id),
}
