import { styled } from '@mui/material/styles'
import { useState, useTransition } from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { PhotoStack } from '@ui/listing/PhotoStack'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import { Arrow, Count, Dots } from './photo-marks'
import { PhotoDots } from './PhotoDots'
import { PhotoPosition } from './PhotoPosition'
import { useSwipe } from './use-swipe'
import { wrapIndex } from './wrap-index'

export interface PhotoCarouselProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Subject of the photos, for those without a description. */
  name: string
  /** Text of the box without photos. 'Image not available' by default. */
  emptyText?: string | undefined
  /** Ratio of width to height, '16 / 9' by default. */
  ratio?: '5 / 2' | '16 / 9' | '4 / 3' | undefined
  /** Callback fired with the photo's index on a click. Without it the photos are not clickable. */
  onOpen?: ((index: number) => void) | undefined
  /** Width of the carousel as an `img` `sizes` value. The full window by default. */
  sizes?: string | undefined
  /** Loads the displayed photo eagerly and before others. False by default. */
  isPriority?: boolean | undefined
}

/**
 * Carousel that shows one photo at a time, which follows the finger, with arrows and swipes that
 * wrap, dots, and a counter such as '2 / 5'.
 *
 * @avoid For several cards: ReviewCarousel.
 * @a11y Named arrow buttons and a status with the position. The photo is a button where it can be
 * opened.
 */
export function PhotoCarousel({
  photos,
  name,
  emptyText = galleryCopy.imageNotAvailable,
  ratio = '16 / 9',
  onOpen,
  sizes = '100vw',
  isPriority = false,
}: PhotoCarouselProps) {
  const [chosen, setChosen] = useState(0)
  // The viewer takes a moment to render, and the photo dims at the touch.
  const [isOpening, startOpening] = useTransition()
  const total = photos.length
  // The list may have become shorter.
  const index = Math.min(chosen, Math.max(0, total - 1))
  const move = (step: 1 | -1) => setChosen(wrapIndex(index, step, total))
  const { area, strip, side } = useSwipe(total > 1 && move)
  if (total === 0)
    return (
      <PhotoFrame
        emptyText={emptyText}
        ratio={ratio}
        sx={{ borderRadius: (theme) => theme.radius.photo }}
      />
    )
  const arrow = (side: 'previous' | 'next', label: string, icon: string, step: 1 | -1) => (
    <Arrow data-arrow={side}>
      <PhotoButton label={label} icon={icon} onClick={() => move(step)} />
    </Arrow>
  )

  return (
    <Box ref={area} data-ratio={ratio}>
      <Strip ref={strip}>
        <PhotoStack
          photos={photos}
          index={index}
          side={side}
          name={name}
          sizes={sizes}
          isPriority={isPriority}
        />
      </Strip>
      {onOpen && (
        <Opener
          type="button"
          aria-label={galleryCopy.open(index + 1, total)}
          data-opening={isOpening}
          onClick={() => startOpening(() => onOpen(index))}
        />
      )}
      {total > 1 && (
        <>
          {arrow('previous', galleryCopy.previous, ICON_CHEVRON_LEFT, -1)}
          {arrow('next', galleryCopy.next, ICON_CHEVRON_RIGHT, 1)}
          <Dots>
            <PhotoDots index={index} total={total} />
          </Dots>
          <Counter role="status">
            <PhotoPosition photos={photos} index={index} name={name} />
          </Counter>
        </>
      )}
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  '&[data-ratio="4 / 3"]': { aspectRatio: '4 / 3' },
  '&[data-ratio="5 / 2"]': { aspectRatio: '5 / 2' },
  borderRadius: theme.radius.photo,
  touchAction: 'pan-y pinch-zoom',
}))

const Strip = styled('div')({ position: 'absolute', inset: 0 })

const Opener = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'zoom-in',
  '&[data-opening="true"]': { backgroundColor: theme.vars.palette.scrimSoft },
  // The box would cut off a ring outside it.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.5),
    boxShadow: `inset 0 0 0 ${theme.spacing(0.5)} ${theme.vars.palette.surface}`,
  },
}))

const Counter = styled(Count)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(1.25),
  insetInlineEnd: theme.spacing(1.5),
  pointerEvents: 'none',
}))
