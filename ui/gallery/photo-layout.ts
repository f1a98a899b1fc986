import { GALLERY_PHOTOS_MAX } from '@domain/constants'

/** Layout of the grid, named after its number of photos. Gallery defines the cells. */
export type PhotoLayout = 'none' | 'one' | 'pair' | 'onePlusTwo' | 'onePlusThree' | 'onePlusFour'

const LAYOUTS = ['none', 'one', 'pair', 'onePlusTwo', 'onePlusThree'] as const

export interface PhotoPlan {
  layout: PhotoLayout
  /** Number of photos in the layout. */
  shown: number
  /** Whether there are more photos than places, so that the 'view all' button shows. */
  hasMore: boolean
}

/** Returns the grid layout for a number of photos. */
export function photoPlan(total: number): PhotoPlan {
  return {
    layout: LAYOUTS[total] ?? 'onePlusFour',
    shown: Math.min(total, GALLERY_PHOTOS_MAX),
    hasMore: total > GALLERY_PHOTOS_MAX,
  }
}
