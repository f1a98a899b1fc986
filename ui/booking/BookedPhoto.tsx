import { styled } from '@mui/material/styles'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'

export interface BookedPhotoProps {
  /** Listing's cover photo. Without it the box says 'Image not available'. */
  photo?: Photo | undefined
  /** Listing's name, the alternative text of a photo without a description. */
  name: string
}

/**
 * Cover photo of a StayTicket: a band above the words, or their left side in a wide ticket.
 *
 * @avoid For several photos: Gallery or PhotoCarousel.
 * @a11y The photo's own description is its alternative text, otherwise the listing's name.
 */
export function BookedPhoto({ photo, name }: BookedPhotoProps) {
  return (
    <Box>
      <PhotoFrame
        photo={photo}
        alt={photo?.alt ?? name}
        ratio="fill"
        sizes="(min-width: 64em) 48em, 100vw"
        isPriority
      />
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { aspectRatio: '3 / 1' },
  [theme.breakpoints.up('lg')]: { aspectRatio: 'auto', minHeight: '14rem' },
}))
