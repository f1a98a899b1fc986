import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { BREAKPOINTS } from '@domain/constants'
import { useNarrowPhoto } from '@ui/listing/use-narrow-photo'
import { useSmallPhotos } from '@ui/theme/use-saves-data'
import type { HeroPhoto } from './hero-slides'

export interface HeroPhotoStackProps {
  /** Photos in their order. */
  photos: readonly HeroPhoto[]
  /** Index of the displayed photo, starting at 0. */
  index: number
}

/**
 * Stack of the hero's photos. The first is requested before everything else on the page, and each
 * other one on its first turn. Until a photo has loaded, the previous one stays visible.
 *
 * @avoid For photos of a listing: PhotoStack.
 * @a11y Decorative: the slide's title carries the message.
 */
export function HeroPhotoStack({ photos, index }: HeroPhotoStackProps) {
  const [order, setOrder] = useState({ current: index, before: index, seen: [index] })
  const isSmall = useSmallPhotos()
  const isFirstNarrow = useNarrowPhoto(true)
  const [loaded, setLoaded] = useState<readonly number[]>([])
  if (order.current !== index) {
    setOrder({ current: index, before: order.current, seen: [...order.seen, index] })
  }
  const depthOf = (position: number) => {
    if (position === order.current) return 'top'
    return position === order.before ? 'below' : 'away'
  }
  return photos.map((photo, position) =>
    order.seen.includes(position) ? (
      <Layer
        key={position}
        data-depth={depthOf(position)}
        // The first photo is the page's largest element, so it does not wait for a fade.
        data-loaded={position === 0 || loaded.includes(position)}
        sx={({ breakpoints }) => ({
          ...(position === 0 && { background: photo.still }),
          '& img': {
            objectPosition: photo.focus.phone,
            [breakpoints.up('md')]: { objectPosition: photo.focus.wide },
          },
        })}
      >
        <picture>
          <source
            media={`(max-width: ${BREAKPOINTS.md / 16 - 0.01}em)`}
            sizes="100vw"
            srcSet={photo.phone}
          />
          <img
            alt={photo.alt}
            sizes="100vw"
            // The src is the smaller of the wide files.
            srcSet={(position === 0 ? isFirstNarrow : isSmall) ? undefined : photo.wide}
            fetchPriority={position === 0 ? 'high' : 'auto'}
            decoding={position === 0 ? 'sync' : 'async'}
            src={photo.src}
            onLoad={() => setLoaded((before) => [...before, position])}
          />
        </picture>
      </Layer>
    ) : null,
  )
}

const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: theme.transitions.create(['opacity', 'visibility']),
  '&[data-depth="below"]': { opacity: 1, visibility: 'visible' },
  '&[data-depth="top"]': { zIndex: 1, visibility: 'visible' },
  '&[data-depth="top"][data-loaded="true"]': { opacity: 1 },
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
}))
