import { styled } from '@mui/material/styles'
import { useState, useTransition } from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame, type PhotoFrameProps } from '@ui/listing/PhotoFrame'
import { PhotoStack } from '@ui/listing/PhotoStack'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import { Arrow, Count, Dots, PhotoOpener } from './photo-marks'
import { PhotoDots } from './PhotoDots'
import { PhotoPosition } from './PhotoPosition'
import { useSwipe } from './use-swipe'
import { wrapIndex } from './wrap-index'

export interface PhotoCarouselProps extends Pick<
  PhotoFrameProps,
  'emptyText' | 'sizes' | 'isPriority'
> {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Subject of the photos, for those without a description. */
  name: string
  /** Ratio of width to height, '16 / 9' by default. */
  ratio?: '5 / 2' | '16 / 9' | '4 / 3' | undefined
  /** Callback fired with the photo's index on a click. */
  onOpen: (index: number) => void
}

/**
 * Carousel that shows one photo at a time, which follows the finger, with arrows and swipes that
 * wrap, dots, and a counter such as '2 / 5'.
 *
 * @avoid For several cards: ReviewCarousel.
 * @a11y Named arrow buttons and a status with the position. The photo is a button that opens it.
 */
export function PhotoCarousel({
  photos,
  name,
  emptyText,
  ratio = '16 / 9',
  onOpen,
  ...frame
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
  const arrow = (towards: 'previous' | 'next', icon: string, step: 1 | -1) => (
    <Arrow data-arrow={towards}>
      <PhotoButton label={galleryCopy[towards]} icon={icon} onClick={() => move(step)} />
    </Arrow>
  )

  return (
    <Box ref={area} data-ratio={ratio}>
      <Strip ref={strip}>
        <PhotoStack {...frame} photos={photos} index={index} side={side} name={name} />
      </Strip>
      <Opener
        type="button"
        aria-label={galleryCopy.open(index + 1, total)}
        data-opening={isOpening}
        onClick={() => startOpening(() => onOpen(index))}
      />
      {total > 1 && (
        <>
          {arrow('previous', ICON_CHEVRON_LEFT, -1)}
          {arrow('next', ICON_CHEVRON_RIGHT, 1)}
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

const Opener = styled(PhotoOpener)(({ theme }) => ({
  borderRadius: 'inherit',
  '&[data-opening="true"]': { backgroundColor: theme.vars.palette.scrimSoft },
}))

const Counter = styled(Count)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(1.25),
  insetInlineEnd: theme.spacing(1.5),
  pointerEvents: 'none',
}))
