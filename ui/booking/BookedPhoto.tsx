import { styled } from '@mui/material/styles'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'

export interface BookedPhotoProps {
  /** The home's first; without one the box says so. */
  photo?: Photo | undefined
  /** Of the home. */
  name: string
}

/** The home that is booked, at the head of its details. */
export function BookedPhoto({ photo, name }: BookedPhotoProps) {
  return (
    <Box>
      <PhotoFrame
        photo={photo}
        alt={photo?.alt ?? name}
        ratio="fill"
        sizes="(min-width: 64em) 50em, 100vw"
        isPriority
      />
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.radius.photo,
  [theme.breakpoints.up('sm')]: { aspectRatio: '2 / 1' },
}))
