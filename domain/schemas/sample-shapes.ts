/** Shapes of the fixed sample content (section 3); no call carries them, so they are types only. */

/** A review as the carousel shows it. */
export interface SampleReview {
  text: string
  author: string
  image?: string
}

/** One of five rows, from 5 to 1 stars. */
export interface RatingRow {
  stars: number
  count: number
  /** Address of the bar's picture. */
  progressImage: string
}

export interface NearbyPlace {
  name: string
  /** As shown, '5 min walk'. */
  distance: string
  isTransport: boolean
}

export interface CancellationPeriod {
  deadline: string
  refundType: string
  description: string
}

export interface SampleBedroom {
  image: string
  name: string
  amenities: string[]
}

/** Hard-coded and unused (section 3). @spec ENT-11 */
export interface SampleBookingRecord {
  id: string
  image: string
  name: string
  checkin: string
  checkout: string
  status: string
  description: string
}
