/** Types of the fixed sample content. They have no schemas, because no request carries them. */

/** A review in the carousel. */
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
  /** As shown, such as '5 min walk'. */
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

/** Fixed record that the specification lists but never shows. @spec ENT-11 */
export interface SampleBookingRecord {
  id: string
  image: string
  name: string
  checkin: string
  checkout: string
  status: string
  description: string
}
