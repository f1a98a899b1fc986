import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame, type PhotoFrameProps } from './PhotoFrame'

export interface PhotoStackProps extends Pick<
  PhotoFrameProps,
  'sizes' | 'largestWidth' | 'isPriority' | 'fit'
> {
  photos: readonly Photo[]
  /** Index of the displayed photo, starting at 0. */
  index: number
  /** Subject of the photos, for those without a description. */
  name: string
}

/**
 * Stack of photos that cross-fades to the displayed one. A photo loads when it is first displayed,
 * so that guests only download what they look at. The stack fills its parent.
 */
export function PhotoStack({ photos, index, name, ...frame }: PhotoStackProps) {
  const [seen, setSeen] = useState<readonly number[]>([index])
  if (!seen.includes(index)) setSeen([...seen, index])
  if (photos.length === 0) return <PhotoFrame ratio="fill" />
  return photos.map((photo, position) =>
    seen.includes(position) ? (
      <Layer key={position} data-top={position === index}>
        <PhotoFrame photo={photo} alt={photo.alt ?? name} ratio="fill" {...frame} />
      </Layer>
    ) : null,
  )
}

const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transition: theme.transitions.create(['opacity', 'visibility']),
  '&[data-top="false"]': { opacity: 0, visibility: 'hidden' },
}))
