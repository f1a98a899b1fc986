import type { Photo } from '@domain/schemas/listing-schema'
import { lazy, Suspense } from 'react'
import type { usePhotoParam } from './use-photo-param'

const Lightbox = lazy(async () => ({ default: (await import('@ui/gallery/Lightbox')).Lightbox }))

export interface AddressedLightboxProps {
  photos: readonly Photo[]
  /** What the photos are of. */
  name: string
  /** Which photo the address opens, and how to move from it. */
  photo: ReturnType<typeof usePhotoParam>
}

/** The lightbox of the photo that the address names; nothing, and no code, while none is. */
export function AddressedLightbox({ photos, name, photo }: AddressedLightboxProps) {
  const { index, show, close } = photo
  if (index === undefined) return null
  return (
    <Suspense fallback={null}>
      <Lightbox
        open
        photos={photos}
        name={name}
        index={index}
        onIndexChange={show}
        onClose={close}
      />
    </Suspense>
  )
}
