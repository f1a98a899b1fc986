import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { DATA_SAVER_WIDTHS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { cardPhotoMarks } from '@domain/listing/card-photos'
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

/** Above the card's link. */
const CardArrow = styled(Arrow)({ zIndex: 2 })

const Position = styled(Dots)(({ theme }) => ({ insetBlockEnd: theme.spacing(1.5) }))

export interface CardPhotosProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Listing's name. It labels the buttons and the photos without a description. */
  name: string
  /** Width of the photo as an `img` `sizes` value. */
  sizes: string
  /** Card around the photos. Its link covers them, so the card receives the touches. */
  card?: RefObject<HTMLElement | null> | undefined
  /** Loads the displayed photo eagerly, for the cards visible at first. False by default. */
  isPriority?: boolean | undefined
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
  const { indicator, more } = cardPhotoMarks(total)
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
      {more !== undefined && (
        <Badge>
          <Icon path={ICON_IMAGES} size="small" />
          <span aria-hidden>{cardCopy.morePhotos(more)}</span>
          <VisuallyHidden>{cardCopy.morePhotosLabel(more)}</VisuallyHidden>
        </Badge>
      )}
      {canMove && (
        <>
          <CardArrow data-arrow="previous">
            <PhotoButton
              label={cardCopy.previousPhoto(name)}
              icon={ICON_CHEVRON_LEFT}
              onClick={() => move(-1)}
              isForPointers
            />
          </CardArrow>
          <CardArrow data-arrow="next">
            <PhotoButton
              label={cardCopy.nextPhoto(name)}
              icon={ICON_CHEVRON_RIGHT}
              onClick={() => move(1)}
              isForPointers
            />
          </CardArrow>
          <Position aria-live="polite">
            {indicator === 'count' ? (
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
