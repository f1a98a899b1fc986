import { GALLERY_PHOTOS_MAX } from '@domain/constants'

/** Layout of the grid, named after its number of photos. */
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

/**
 * Column and row span of each photo, starting with the first. Photos without an entry span one of
 * each.
 */
export const SPANS = {
  none: [],
  one: [[4, 2]],
  pair: [
    [2, 2],
    [2, 2],
  ],
  onePlusTwo: [[3, 2]],
  onePlusThree: [
    [2, 2],
    [2, 1],
  ],
  onePlusFour: [[2, 2]],
} as const satisfies Record<PhotoLayout, readonly (readonly [columns: number, rows: number])[]>

/** Returns the column and row span of a photo. */
export const spanOf = (layout: PhotoLayout, index: number): readonly [number, number] =>
  SPANS[layout][index] ?? [1, 1]
