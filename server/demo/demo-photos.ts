import { join } from 'node:path'
import { projectRoot } from '@server/config/project-root'
import type { DemoHome, DemoRoom, DemoStyle } from './demo-home'
import photoIndex from './photos/index.json'

export interface DemoPhoto {
  file: string
  alt: string
  colour: string
  /** Pixels. */
  width: number
  height: number
}

/** Pictures that are not called after their style and room. */
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

/** @throws when there is no such picture: the home asks for a room its style lacks. */
function photoOf(style: DemoStyle, room: DemoRoom): DemoPhoto {
  const file = namedOtherwise[`${style}/${room}`] ?? `${style}-${room}.webp`
  const photo = byFile.get(file)
  if (!photo) throw new Error(`No demo photo '${file}'. Choose a room that ${style} has.`)
  return photo
}

/** The cover first. */
export const photosOfHome = ({
  style,
  photos,
  alsoPhotos,
}: Pick<DemoHome, 'photos' | 'alsoPhotos'> & { style: DemoStyle }) => [
  ...photos.map((room) => photoOf(style, room)),
  ...(alsoPhotos?.rooms.map((room) => photoOf(alsoPhotos.style, room)) ?? []),
]

/** Where an original lies in the photo storage. */
export const demoPhotoKey = ({ file }: Pick<DemoPhoto, 'file'>) => `demo/${file}`

/** The folder with the originals; the built server reads them from the sources' place too. */
export const demoPhotosFolder = () => join(projectRoot(), 'server', 'demo', 'photos')
