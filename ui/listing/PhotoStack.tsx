import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Photo } from '@domain/schemas/listing-schema'
import type { Side } from '@ui/gallery/use-swipe'
import { wrapIndex } from '@ui/gallery/wrap-index'
import { PhotoFrame, type PhotoFrameProps } from './PhotoFrame'

export interface PhotoStackProps extends Pick<
  PhotoFrameProps,
  'ratio' | 'sizes' | 'largestWidth' | 'isPriority' | 'fit'
> {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Index of the displayed photo, starting at 0. */
  index: number
  /** Side on which the neighbour shows during a swipe. 0, the default, shows none. */
  side?: Side | undefined
  /** Subject of the photos, for those without a description. */
  name: string
}

/**
 * Stack of photos that cross-fades to the displayed one. A photo loads when it is first displayed
 * or first comes in at the side, so that guests only download what they look at. The stack fills
 * its parent.
 *
 * @avoid For photos beside each other: Gallery.
 * @a11y Only the displayed photo is exposed.
 */
export function PhotoStack({ photos, index, side = 0, name, ...frame }: PhotoStackProps) {
  const [seen, setSeen] = useState<readonly number[]>([index])
  const beside = wrapIndex(index, side, photos.length)
  const unseen = [index, beside].filter((position) => !seen.includes(position))
  if (unseen.length > 0) setSeen([...seen, ...unseen])
  if (photos.length === 0) return <PhotoFrame ratio="fill" />
  return photos.map((photo, position) =>
    seen.includes(position) ? (
      <Layer
        key={position}
        aria-hidden={position !== index}
        data-top={position === index}
        data-beside={position === beside && position !== index ? side : undefined}
      >
        <PhotoFrame photo={photo} alt={photo.alt ?? name} ratio="fill" {...frame} />
      </Layer>
    ) : null,
  )
}

const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transition: theme.transitions.create(['opacity', 'visibility']),
  // A neighbour stays at the side until it has faded.
  '&[data-top="false"]': {
    opacity: 0,
    visibility: 'hidden',
    transitionProperty: 'opacity, visibility, translate',
    transitionDelay: `0s, 0s, ${theme.transitions.duration.standard}ms`,
  },
  '&[data-beside]': { opacity: 1, visibility: 'visible', transition: 'none' },
  '&[data-beside="1"]': { translate: '100%' },
  '&[data-beside="-1"]': { translate: '-100%' },
}))
