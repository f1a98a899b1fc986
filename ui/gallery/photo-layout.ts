import { GALLERY_PHOTOS_MAX } from '@domain/constants'

/** Named after what stands where; the grid of each is in GalleryGrid. */
export type PhotoLayout = 'none' | 'one' | 'pair' | 'onePlusTwo' | 'onePlusThree' | 'onePlusFour'

const LAYOUTS = ['none', 'one', 'pair', 'onePlusTwo', 'onePlusThree'] as const

export interface PhotoPlan {
  layout: PhotoLayout
  /** How many photos have a place in the layout. */
  shown: number
  /** Whether there are more photos than places, so that a button must lead to them. */
  hasMore: boolean
}

/** Which desktop layout a number of photos gets (section 2.12). */
export function photoPlan(total: number): PhotoPlan {
  return {
    layout: LAYOUTS[total] ?? 'onePlusFour',
    shown: Math.min(total, GALLERY_PHOTOS_MAX),
    hasMore: total > GALLERY_PHOTOS_MAX,
  }
}
