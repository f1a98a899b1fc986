import { join } from 'node:path'
import { projectRoot } from '@server/config/project-root'
import type { DemoListing, DemoRoom, DemoStyle } from './demo-listing'
import photoIndex from './photos/index.json'

export interface DemoPhoto {
  file: string
  alt: string
  colour: string
  /** In pixels. */
  width: number
  height: number
}

/** Pictures whose file names do not follow their style and room. */
const namedOtherwise: Partial<Record<`${DemoStyle}/${DemoRoom}`, string>> = {
  'beach-house/wide': 'hero-beach-morning.webp',
  'clay-and-linen/wide': 'hero-living-golden.webp',
  'palm-villa/wide': 'hero-pool-dusk.webp',
  'lagoon-loft/bed': 'thumb-bedroom-1.webp',
  'palm-villa/bed': 'thumb-bedroom-2.webp',
  'terracotta-house/bed': 'thumb-bedroom-3.webp',
  'skyline-penthouse/bed': 'thumb-bedroom-4.webp',
}

const byFile = new Map(photoIndex.map((photo) => [photo.file, photo]))

/** @throws when the listing uses a room that its style lacks. */
function photoOf(style: DemoStyle, room: DemoRoom): DemoPhoto {
  const file = namedOtherwise[`${style}/${room}`] ?? `${style}-${room}.webp`
  const photo = byFile.get(file)
  if (!photo) throw new Error(`No demo photo '${file}'. Choose a room that ${style} has.`)
  return photo
}

/** Returns a listing's photos, the cover photo first. */
export const photosOfListing = ({
  style,
  photos,
  alsoPhotos,
}: Pick<DemoListing, 'photos' | 'alsoPhotos'> & { style: DemoStyle }) => [
  ...photos.map((room) => photoOf(style, room)),
  ...(alsoPhotos?.rooms.map((room) => photoOf(alsoPhotos.style, room)) ?? []),
]

/** Returns the key of an original in the photo storage. */
export const demoPhotoKey = ({ file }: Pick<DemoPhoto, 'file'>) => `demo/${file}`

/** Returns the folder of the originals. The built server also reads them from among the sources. */
export const demoPhotosFolder = () => join(projectRoot(), 'server', 'demo', 'photos')
