import { DEMO_STYLES, type DemoRoom } from '@server/demo/demo-listing'
import { demoPhotoKey, photosOfListing } from '@server/demo/demo-photos'

/** Every style has these, and no made-up listing has more. */
const ROOMS: readonly DemoRoom[] = ['living', 'exterior', 'bedroom']

/** Demo photos in the form of rows. Made-up listings share them. */
export const seedPhotos = DEMO_STYLES.flatMap((style) =>
  photosOfListing({ style, photos: ROOMS }).map(
    ({ alt, colour, width, height, file }, position) => ({
      style,
      position,
      storage_key: demoPhotoKey({ file }),
      alt,
      colour,
      width,
      height,
    }),
  ),
)
