import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { CARD_DOTS_MAX, DATA_SAVER_WIDTHS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { Arrow, Count, Dots } from '@ui/gallery/photo-marks'
import { PhotoDots } from '@ui/gallery/PhotoDots'
import { PhotoPosition } from '@ui/gallery/PhotoPosition'
import { useSwipe } from '@ui/gallery/use-swipe'
import { wrapIndex } from '@ui/gallery/wrap-index'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_IMAGES } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { PhotoButton } from './PhotoButton'
import type { PhotoFrameProps } from './PhotoFrame'
import { PhotoStack } from './PhotoStack'
import { useNarrowPhoto } from './use-narrow-photo'

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  // In a card.
  gridArea: '1 / 1',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photo,
}))

const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transition: theme.transitions.create('transform'),
}))

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: theme.spacing(1.5),
  insetInlineStart: theme.spacing(1.5),
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: theme.spacing(3),
  paddingInline: theme.spacing(1),
  '& svg': { width: '0.75rem', height: '0.75rem', strokeWidth: 2.25 },
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.onScrim,
  backgroundColor: theme.vars.palette.scrimSoft,
  pointerEvents: 'none',
}))

const Position = styled(Dots)(({ theme }) => ({ insetBlockEnd: theme.spacing(1.5) }))

export interface CardPhotosProps extends Pick<PhotoFrameProps, 'sizes' | 'isPriority'> {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Listing's name. It labels the buttons and the photos without a description. */
  name: string
  /** Card around the photos. Its link covers them, so the card receives the touches. */
  card?: RefObject<HTMLElement | null> | undefined
}

/** Keys that turn the photos while the card's link has the focus. */
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Wide enough for a phone at a pixel ratio of 2, and small enough for a photo within 20 KB. */
const LARGEST_WIDTH = 640

/**
 * Photo area of a card. It shows one photo, which follows the finger, and arrows or swipes change
 * it. Dots count up to five photos, a counter such as '2 / 8' counts more, and a badge shows how
 * many further photos there are. Each photo is requested when the guest turns to it. With data
 * saver and on slow lines photos are small.
 *
 * @avoid Outside a card: PhotoCarousel.
 * @a11y Arrow buttons named after the listing, which are no tab stops: on the card's link, the left
 * and right arrow keys turn the photos. Another photo's position is announced politely.
 */
export function CardPhotos({ photos, name, sizes, card, isPriority = false }: CardPhotosProps) {
  const [turned, setTurned] = useState<number>()
  const index = turned ?? 0
  const total = photos.length
  const move = (step: 1 | -1) => setTurned(wrapIndex(index, step, total))
  const isNarrow = useNarrowPhoto(isPriority)
  const canMove = total > 1
  const { area, strip, side } = useSwipe(canMove && move, card)
  const turn = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The heart has no use for the keys, and the card's link none of its own.
    if (canMove && target instanceof HTMLAnchorElement && key in STEPS) move(STEPS[key] ?? 1)
  })
  useEffect(() => {
    const element = card?.current
    element?.addEventListener('keydown', turn)
    return () => element?.removeEventListener('keydown', turn)
  }, [card])
  const arrow = (towards: 'previous' | 'next', label: string, icon: string, step: 1 | -1) => (
    <Arrow data-arrow={towards}>
      <PhotoButton label={label} icon={icon} onClick={() => move(step)} isForPointers />
    </Arrow>
  )
  return (
    <Box ref={area}>
      <Zoom ref={strip} data-zoom>
        <PhotoStack
          photos={photos}
          index={index}
          side={side}
          name={name}
          ratio="4 / 3"
          sizes={sizes}
          largestWidth={isNarrow ? DATA_SAVER_WIDTHS.card : LARGEST_WIDTH}
          isPriority={isPriority}
        />
      </Zoom>
      {canMove && (
        <>
          <Badge>
            <Icon path={ICON_IMAGES} size="small" />
            <span aria-hidden>{cardCopy.morePhotos(total - 1)}</span>
            <VisuallyHidden>{cardCopy.morePhotosLabel(total - 1)}</VisuallyHidden>
          </Badge>
          {arrow('previous', cardCopy.previousPhoto(name), ICON_CHEVRON_LEFT, -1)}
          {arrow('next', cardCopy.nextPhoto(name), ICON_CHEVRON_RIGHT, 1)}
          <Position aria-live="polite">
            {total > CARD_DOTS_MAX ? (
              <Count aria-hidden>{cardCopy.photoPosition(index + 1, total)}</Count>
            ) : (
              <PhotoDots index={index} total={total} />
            )}
            {/* No words at first: a list of new cards would say the position in each. */}
            {turned !== undefined && (
              <PhotoPosition photos={photos} index={index} name={name} isHidden />
            )}
          </Position>
        </>
      )}
    </Box>
  )
}
