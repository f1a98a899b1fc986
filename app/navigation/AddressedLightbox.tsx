import type { Photo } from '@domain/schemas/listing-schema'
import { lazyPart } from '@ui/layout/lazy-part'
import type { usePhotoParam } from './use-photo-param'

const Lightbox = lazyPart(() => import('@ui/gallery/Lightbox').then((file) => file.Lightbox))

export interface AddressedLightboxProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Name of the listing that the photos show. */
  name: string
  /** The photo that the address names, and the functions that change it. */
  photo: ReturnType<typeof usePhotoParam>
}

/**
 * Lightbox of the photo that the address names. While no photo is open it renders nothing
 * and loads no code.
 */
export function AddressedLightbox({ photos, name, photo }: AddressedLightboxProps) {
  const { index, show, close } = photo
  if (index === undefined) return null
  return <Lightbox photos={photos} name={name} index={index} onIndexChange={show} onClose={close} />
}
