import { CARD_DOTS_MAX } from '@domain/constants'

export interface CardPhotoMarks {
  /** 'none' for a single photo or none. */
  indicator: 'none' | 'dots' | 'count'
  /** Photo count minus one. Undefined for a single photo or none. */
  more: number | undefined
}

/** Returns how a card shows the number of its photos. */
export const cardPhotoMarks = (count: number): CardPhotoMarks => {
  if (count < 2) return { indicator: 'none', more: undefined }
  return { indicator: count <= CARD_DOTS_MAX ? 'dots' : 'count', more: count - 1 }
}
