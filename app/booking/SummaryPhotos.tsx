import { bookNowCopy } from '@domain/copy'
import { lazy, Suspense, useMemo } from 'react'
import { PhotoCarousel } from '@ui/gallery/PhotoCarousel'
import { usePhotoParam } from '../navigation/use-photo-param'

const Lightbox = lazy(async () => ({ default: (await import('@ui/gallery/Lightbox')).Lightbox }))

export interface SummaryPhotosProps {
  /** Addresses of the home's photos. */
  images: readonly string[]
  /** Of the home. */
  name: string
}

/** The summary's carousel and the same lightbox as on the property page (section 2.15). */
export function SummaryPhotos({ images, name }: SummaryPhotosProps) {
  const photos = useMemo(() => images.map((fileUrl) => ({ fileUrl })), [images])
  const { index, open, show, close } = usePhotoParam(photos.length)
  return (
    <>
      <PhotoCarousel photos={photos} name={name} emptyText={bookNowCopy.noImages} onOpen={open} />
      {index !== undefined && (
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
      )}
    </>
  )
}
