import { CARD_DOTS_MAX } from './constants'

export interface CardPhotoMarks {
  /** One image or none: no mark at all. */
  indicator: 'none' | 'dots' | 'count'
  /** The image count minus one (section 2.9); absent for one image or none. */
  more: number | undefined
}

/** What a card says about how many photos it has. */
export const cardPhotoMarks = (count: number): CardPhotoMarks => {
  if (count < 2) return { indicator: 'none', more: undefined }
  return { indicator: count <= CARD_DOTS_MAX ? 'dots' : 'count', more: count - 1 }
}
