import type { CSSProperties, MouseEventHandler, RefObject } from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import { Fit, Pane, Stage, Strip } from './lightbox-parts'
import type { Side } from './use-swipe'
import { wrapIndex } from './wrap-index'

export interface LightboxStageProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Index of the displayed photo, starting at 0. */
  index: number
  /** Subject of the photos, for those without a description. */
  name: string
  /** Side on which the neighbour shows during a swipe. */
  side: Side
  /** Ref to the element that receives the touches. */
  area: RefObject<HTMLDivElement | null>
  /** Ref to the strip that follows the finger. */
  strip: RefObject<HTMLDivElement | null>
  /** Ref to the displayed photo, which can be zoomed. */
  picture: RefObject<HTMLDivElement | null>
  /** Callback fired on a double click, which zooms the photo. */
  onDoubleClick: MouseEventHandler
  /** Callback fired with 1 for the next photo or -1 for the previous. */
  onMove: (step: 1 | -1) => void
}

/**
 * Photo of the lightbox, which follows the finger and can be zoomed, and its arrows. They are parts
 * of the lightbox's layout.
 *
 * @avoid Outside Lightbox, which holds the keys and gestures.
 * @a11y Two named arrow buttons. Only the displayed photo is exposed.
 */
export function LightboxStage({
  photos,
  index,
  name,
  side,
  area,
  strip,
  picture,
  onDoubleClick,
  onMove,
}: LightboxStageProps) {
  const total = photos.length
  const beside = wrapIndex(index, side, total)
  return (
    <>
      <Stage ref={area} onDoubleClick={onDoubleClick}>
        <Strip ref={strip}>
          {photos.map((photo, position) =>
            position === index || position === beside ? (
              <Pane
                key={position}
                ref={position === index ? picture : undefined}
                aria-hidden={position !== index}
                data-beside={position === index ? 0 : side}
              >
                <Fit data-keeps-open style={{ '--ratio': ratioOf(photo) } as CSSProperties}>
                  <PhotoFrame
                    photo={photo}
                    alt={photo.alt ?? name}
                    ratio="fill"
                    fit="contain"
                    sizes="100vw"
                    isPriority
                  />
                </Fit>
              </Pane>
            ) : null,
          )}
        </Strip>
      </Stage>
      {total > 1 && (
        <>
          <span data-keeps-open data-place="previous">
            <PhotoButton
              label={galleryCopy.previous}
              icon={ICON_CHEVRON_LEFT}
              onClick={() => onMove(-1)}
            />
          </span>
          <span data-keeps-open data-place="next">
            <PhotoButton
              label={galleryCopy.next}
              icon={ICON_CHEVRON_RIGHT}
              onClick={() => onMove(1)}
            />
          </span>
        </>
      )}
    </>
  )
}

/** Photos from another backend come without a size, and most are 3:2. */
const ratioOf = (photo: Photo) => (photo.width && photo.height ? photo.width / photo.height : 1.5)
