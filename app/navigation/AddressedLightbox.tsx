import { Suspense } from 'react'
import type { Photo } from '@domain/schemas/listing-schema'
import { PartWaiting } from '@ui/feedback/PartWaiting'
import { lateCode } from '@ui/layout/late-code'
import { latePart } from '@ui/layout/late-part'
import type { usePhotoParam } from './use-photo-param'

const Lightbox = latePart(lateCode(() => import('@ui/gallery/Lightbox'), 'Lightbox'))

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
  return (
    <Suspense fallback={<PartWaiting />}>
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
