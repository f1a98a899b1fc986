import { useMemo } from 'react'
import { AddressedLightbox } from '@app/navigation/AddressedLightbox'
import { usePhotoParam } from '@app/navigation/use-photo-param'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { PhotoCarousel, type PhotoCarouselProps } from '@ui/gallery/PhotoCarousel'

export interface SummaryPhotosProps {
  /** URLs of the listing's photos. */
  images: readonly string[]
  /** Name of the listing. */
  name: string
  /** Ratio of width to height. */
  ratio: PhotoCarouselProps['ratio']
}

/** Photo carousel of the booking summary, with the lightbox of the property page. */
export function SummaryPhotos({ images, name, ratio }: SummaryPhotosProps) {
  const photos = useMemo(() => images.map((fileUrl) => ({ fileUrl })), [images])
  const photo = usePhotoParam(photos.length)
  return (
    <>
      <PhotoCarousel
        photos={photos}
        name={name}
        ratio={ratio}
        emptyText={bookNowCopy.noImages}
        onOpen={photo.open}
      />
      <AddressedLightbox photos={photos} name={name} photo={photo} />
    </>
  )
}
