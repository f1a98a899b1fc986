import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js'
import Dialog from '@mui/material/Dialog'
import { useId, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { Counter, Fit, Layout, Stage, TopBar } from './lightbox-parts'
import { LightboxThumbnails } from './LightboxThumbnails'
import { useSwipe } from './use-swipe'
import { wrapIndex } from './wrap-index'

export interface LightboxProps {
  open: boolean
  photos: readonly Photo[]
  /** Subject of the photos, usually the listing's name. It is part of the dialog's title. */
  name: string
  /** Index of the displayed photo, starting at 0. The parent holds it, for instance in the URL. */
  index: number
  /** Callback fired with the index of the photo to display. */
  onIndexChange: (index: number) => void
  /** Callback fired on the close button, on Escape, or on a click beside the photo. */
  onClose: () => void
}

/**
 * Full-screen photo viewer. Arrow buttons, arrow keys, thumbnails and swipes change the photo and
 * wrap at both ends.
 */
export function Lightbox({ open, photos, name, index, onIndexChange, onClose }: LightboxProps) {
  const titleId = useId()
  const total = photos.length
  const photo = photos[index]
  const move = (step: 1 | -1) => onIndexChange(wrapIndex(index, step, total))
  const swipe = useSwipe(move)
  const hasSeveral = total > 1

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && hasSeveral) move(step)
  }
  const closeBesidePhoto = (event: MouseEvent<HTMLElement>) => {
    const isOnSomething =
      event.target instanceof Element && event.target.closest('[data-keeps-open]')
    if (!isOnSomething) onClose()
  }

  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={moveByKey}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { bgcolor: 'transparent' } },
        backdrop: { sx: { '&&&': { bgcolor: 'scrimStrong' } } },
      }}
    >
      <Layout onClick={closeBesidePhoto}>
        <VisuallyHidden as="h2" id={titleId}>
          {galleryCopy.label(name)}
        </VisuallyHidden>
        <TopBar>
          <Counter role="status">{total > 0 && galleryCopy.position(index + 1, total)}</Counter>
          <span data-keeps-open>
            <PhotoButton label={galleryCopy.close} icon={mdiClose} onClick={onClose} />
          </span>
        </TopBar>
        <Stage {...(hasSeveral && swipe)}>
          <Fit data-keeps-open style={{ '--ratio': ratioOf(photo) } as CSSProperties}>
            <PhotoFrame
              key={index}
              photo={photo}
              alt={photo?.alt ?? name}
              ratio="fill"
              fit="contain"
              sizes="100vw"
              isPriority
            />
          </Fit>
          {hasSeveral && (
            <>
              <span data-keeps-open data-arrow="start">
                <PhotoButton
                  label={galleryCopy.previous}
                  icon={mdiChevronLeft}
                  onClick={() => move(-1)}
                />
              </span>
              <span data-keeps-open data-arrow="end">
                <PhotoButton
                  label={galleryCopy.next}
                  icon={mdiChevronRight}
                  onClick={() => move(1)}
                />
              </span>
            </>
          )}
        </Stage>
        {hasSeveral && (
          <LightboxThumbnails photos={photos} index={index} onIndexChange={onIndexChange} />
        )}
      </Layout>
    </Dialog>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Photos from another backend come without a size, and most are 3:2. */
const ratioOf = (photo: Photo | undefined) =>
  photo?.width && photo.height ? photo.width / photo.height : 1.5
