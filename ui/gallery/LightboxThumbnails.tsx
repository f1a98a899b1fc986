import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef } from 'react'
import { galleryCopy } from '@domain/copy/gallery-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { PhotoFrame } from '@ui/listing/PhotoFrame'

export interface LightboxThumbnailsProps {
  /** Photos in their order. */
  photos: readonly Photo[]
  /** Index of the displayed photo, starting at 0. */
  index: number
  /** Callback fired with the index of the clicked photo. */
  onIndexChange: (index: number) => void
}

/**
 * Row of small photos that scrolls the current one into view. It is one tab stop, because the arrow
 * keys of the Lightbox change the photo. The focus follows from thumbnail to thumbnail.
 *
 * @avoid As a gallery of its own: GalleryGrid.
 * @a11y A named group with one tab stop. The current thumbnail has `aria-current`, and the focus
 * follows it.
 */
export function LightboxThumbnails({ photos, index, onIndexChange }: LightboxThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = row.current?.children[index]
    const isFocused = row.current?.contains(document.activeElement)
    if (isFocused && current instanceof HTMLElement) current.focus({ preventScroll: true })
    // Scrolling needs the layout of the new photo, which then shows a frame later.
    void afterPaint().then(() => current?.scrollIntoView({ block: 'nearest', inline: 'center' }))
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

/** Resolves after the next frame, so that what a touch changed shows before work that takes longer. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
