import { useMemo } from 'react'
import { AddressedLightbox } from '@app/navigation/AddressedLightbox'
import { usePhotoParam } from '@app/navigation/use-photo-param'
import { photosOf } from '@domain/listing/photos'
import type { Listing } from '@domain/schemas/listing-schema'
import { Gallery } from '@ui/gallery/Gallery'

export interface PropertyPhotosProps {
  /** Listing to show. */
  listing: Listing
}

/** Gallery and lightbox of a listing. The address holds the open photo. */
export function PropertyPhotos({ listing }: PropertyPhotosProps) {
  const photos = useMemo(() => photosOf(listing), [listing])
  const photo = usePhotoParam(photos.length)
  return (
    <>
      <Gallery photos={photos} name={listing.name} onOpen={photo.open} />
      <AddressedLightbox photos={photos} name={listing.name} photo={photo} />
    </>
  )
}
