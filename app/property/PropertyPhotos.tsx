import { photosOf } from '@domain/photos'
import type { Listing } from '@domain/schemas/listing-schema'
import { lazy, Suspense, useMemo } from 'react'
import { Gallery } from '@ui/gallery/Gallery'
import { usePhotoParam } from '../navigation/use-photo-param'

const Lightbox = lazy(async () => ({ default: (await import('@ui/gallery/Lightbox')).Lightbox }))

export interface PropertyPhotosProps {
  listing: Listing
}

/** Gallery and lightbox of a home (section 2.12); the open photo is in the address. */
export function PropertyPhotos({ listing }: PropertyPhotosProps) {
  const photos = useMemo(() => photosOf(listing), [listing])
  const { index, open, show, close } = usePhotoParam(photos.length)
  return (
    <>
      <Gallery photos={photos} name={listing.name} onOpen={open} />
      {index !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            open
            photos={photos}
            name={listing.name}
            index={index}
            onIndexChange={show}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
