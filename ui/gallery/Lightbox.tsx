import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { hasModifier } from '@ui/layout/has-modifier'
import { useCloseRequest } from '@ui/layout/use-close-request'
import { PhotoButton } from '@ui/listing/PhotoButton'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_X } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { Caption, Counter, Fit, Layout, Pane, Stage, Strip } from './lightbox-parts'
import { PhotoPosition } from './PhotoPosition'
import { useSwipe } from './use-swipe'
import { useZoom } from './use-zoom'
import { wrapIndex } from './wrap-index'

export interface LightboxProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Subject of the photos, usually the listing's name. It is part of the dialog's title. */
  name: string
  /** Index of the displayed photo, starting at 0. The parent holds it, for instance in the URL. */
  index: number
  /** Callback fired with the index of the photo to display, in a transition. */
  onIndexChange: (index: number) => void
  /** Callback fired on the close button, on Escape, or on a click beside the photo. */
  onClose: () => void
}

/**
 * Full-screen photo viewer. Arrow buttons, keys, thumbnails and swipes change the photo, and arrows
 * and swipes wrap at both ends. Two fingers, a double click or '+' zoom it.
 *
 * @avoid For content other than photos: a Dialog.
 * @a11y A modal dialog named by its subject. Arrow keys, Home and End change the photo, plus and
 * minus zoom, Escape closes; a status says the position.
 */
export function Lightbox(props: LightboxProps) {
  const { onClose } = props
  const titleId = useId()
  useCloseRequest(true, onClose)
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        // Two layers of the scrim are opaque, so that the page does not show through.
        paper: { sx: { bgcolor: 'scrimStrong' } },
        backdrop: { sx: { '&&&': { bgcolor: 'scrimStrong' } } },
      }}
    >
      <Content {...props} titleId={titleId} />
    </Dialog>
  )
}

/** Content of the dialog, which MUI adds to the page after the dialog itself. */
function Content({
  photos,
  name,
  index,
  titleId,
  onIndexChange,
  onClose,
}: LightboxProps & { titleId: string }) {
  const total = photos.length
  // The parent follows a moment later, for instance through the address, so the next press must start
  // from what the guest sees.
  const [shown, setShown] = useOptimistic(index)
  const { area, picture, isZoomed, reset, onDoubleClick, zoomByKey } = useZoom()
  const turnTo = (next: number) => {
    reset()
    if (next === shown) return
    startTransition(() => {
      setShown(next)
      onIndexChange(next)
    })
  }
  const move = (step: 1 | -1) => turnTo(wrapIndex(shown, step, total))
  const { strip, side } = useSwipe(total > 1 && !isZoomed && move, area)
  const beside = wrapIndex(shown, side, total)

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const target = TARGETS[event.key]?.(shown, total)
    if (target !== undefined && total > 1) turnTo(target)
    else zoomByKey(event.key)
  }
  const closeBesidePhoto = (event: MouseEvent<HTMLElement>) => {
    const isOnSomething =
      event.target instanceof Element && event.target.closest('[data-keeps-open]')
    if (!isOnSomething) onClose()
  }

  const arrow = (place: 'previous' | 'next', icon: string, step: 1 | -1) => (
    <span data-keeps-open data-place={place}>
      <PhotoButton label={galleryCopy[place]} icon={icon} onClick={() => move(step)} />
    </span>
  )

  return (
    <Layout ref={takeFocus} tabIndex={-1} onClick={closeBesidePhoto} onKeyDown={onKeyDown}>
      <VisuallyHidden as="h2" id={titleId}>
        {galleryCopy.label(name)}
      </VisuallyHidden>
      <Counter role="status">
        {total > 0 && <PhotoPosition photos={photos} index={shown} name={name} />}
      </Counter>
      <span data-keeps-open data-place="close">
        <PhotoButton label={galleryCopy.close} icon={ICON_X} onClick={onClose} />
      </span>
      <Stage ref={area} onDoubleClick={onDoubleClick}>
        <Strip ref={strip}>
          {photos.map((photo, position) =>
            position === shown || position === beside ? (
              <Pane
                key={position}
                ref={position === shown ? picture : undefined}
                aria-hidden={position !== shown}
                data-beside={position === shown ? 0 : side}
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
          {arrow('previous', ICON_CHEVRON_LEFT, -1)}
          {arrow('next', ICON_CHEVRON_RIGHT, 1)}
        </>
      )}
      {/* The photo itself says the same to screen readers. */}
      <Caption aria-hidden>{photos[shown]?.alt}</Caption>
      {total > 1 && <Thumbnails photos={photos} index={shown} onIndexChange={turnTo} />}
    </Layout>
  )
}

/** Focuses the content instead of the dialog around it, so that its keys work at once. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Index that each key moves to. */
const TARGETS: Readonly<Record<string, (index: number, total: number) => number>> = {
  ArrowLeft: (index, total) => wrapIndex(index, -1, total),
  ArrowRight: (index, total) => wrapIndex(index, 1, total),
  Home: () => 0,
  End: (_, total) => total - 1,
}

/** Photos from another backend come without a size, and most are 3:2. */
const ratioOf = (photo: Photo) => (photo.width && photo.height ? photo.width / photo.height : 1.5)

/**
 * Row of small photos that scrolls the current one into view. It is one tab stop, because the arrow
 * keys of the Lightbox change the photo. The focus follows from thumbnail to thumbnail.
 */
function Thumbnails({
  photos,
  index,
  onIndexChange,
}: Pick<LightboxProps, 'photos' | 'index' | 'onIndexChange'>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = row.current?.children[index]
    const isFocused = row.current?.contains(document.activeElement)
    if (isFocused && current instanceof HTMLElement) current.focus({ preventScroll: true })
    // Scrolling needs the layout of the new photo, which then shows a frame later.
    requestAnimationFrame(() =>
      setTimeout(() => current?.scrollIntoView({ block: 'nearest', inline: 'center' })),
    )
  }, [index])
  return (
    <Row ref={row} role="group" aria-label={galleryCopy.thumbnails} data-keeps-open>
      {photos.map((photo, position) => (
        <Thumbnail
          key={`${photo.fileUrl}-${position}`}
          type="button"
          aria-label={galleryCopy.show(position + 1)}
          aria-current={position === index}
          tabIndex={position === index ? 0 : -1}
          onClick={() => onIndexChange(position)}
        >
          <SmallPhoto photo={photo} />
        </Thumbnail>
      ))}
    </Row>
  )
}

/** Renders again only when its photo changes, and not with every photo that the viewer shows. */
const SmallPhoto = memo(({ photo }: { photo: Photo }) => (
  <PhotoFrame photo={photo} alt="" ratio="fill" sizes="5em" largestWidth={160} />
))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  maxWidth: '100%',
  marginInline: 'auto',
  padding: theme.spacing(1, 2, 2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
}))

const Thumbnail = styled('button')(({ theme }) => ({
  flexShrink: 0,
  width: theme.spacing(7),
  height: theme.spacing(7),
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: theme.spacing(1),
  background: 'none',
  cursor: 'pointer',
  opacity: 0.75,
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.shortest,
  }),
  '&:hover': { opacity: 1 },
  '&[aria-current="true"]': {
    opacity: 1,
    outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.onScrim}`,
    outlineOffset: theme.spacing(0.25),
  },
  '&:focus-visible': {
    outline: `${theme.spacing(0.5)} solid ${theme.vars.palette.onScrim}`,
    outlineOffset: theme.spacing(0.25),
  },
}))
