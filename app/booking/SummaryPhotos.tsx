import { bookNowCopy } from '@domain/copy/book-now-copy'
import { useMemo } from 'react'
import { PhotoCarousel } from '@ui/gallery/PhotoCarousel'
import { AddressedLightbox } from '../navigation/AddressedLightbox'
import { usePhotoParam } from '../navigation/use-photo-param'

export interface SummaryPhotosProps {
  /** Addresses of the home's photos. */
  images: readonly string[]
  /** Of the home. */
  name: string
}

/** The summary's carousel and the same lightbox as on the property page (section 2.15). */
export function SummaryPhotos({ images, name }: SummaryPhotosProps) {
  const photos = useMemo(() => images.map((fileUrl) => ({ fileUrl })), [images])
  const photo = usePhotoParam(photos.length)
  return (
    <>
      <PhotoCarousel
        photos={photos}
        name={name}
        emptyText={bookNowCopy.noImages}
        onOpen={photo.open}
      />
      <AddressedLightbox photos={photos} name={name} photo={photo} />
    </>
  )
}
