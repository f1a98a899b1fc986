import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame, type PhotoFrameProps } from './PhotoFrame'

export interface PhotoStackProps extends Pick<
  PhotoFrameProps,
  'sizes' | 'largestWidth' | 'isPriority' | 'fit'
> {
  photos: readonly Photo[]
  /** Which photo is on top, from 0. */
  index: number
  /** What the photos are of, for those that bring no description. */
  name: string
}

/**
 * Photos one above the other; the one asked for fades in. A photo is loaded when it is first on
 * top and not before, so a guest pays only for what they look at. Fills its parent.
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
