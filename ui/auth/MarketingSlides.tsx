import { styled } from '@mui/material/styles'
import { CAROUSEL_ROLE } from '@domain/copy/carousel-copy'
import { slidesCopy } from '@domain/copy/slides-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { useSlideshow } from '@ui/home/use-slideshow'
import { photoColumn } from '@ui/layout/photo-column'
import { roundButton } from '@ui/layout/round-button'
import { PhotoStack } from '@ui/listing/PhotoStack'
import { Icon } from '@ui/text/Icon'
import { ICON_PAUSE, ICON_PLAY } from '@ui/text/icons'
import { takesTurns } from '@ui/theme/takes-turns'

/** Decorative photos, one for each slide. The text carries the message. */
const photos: readonly Photo[] = [
  { fileUrl: '/auth/find.webp' },
  { fileUrl: '/auth/book.webp' },
  { fileUrl: '/auth/enjoy.webp' },
]

const { slides } = slidesCopy

/**
 * Three rotating slides of the authentication pages, each shown for 5 seconds. From `sm` up they
 * are text on a photo, and below it one line of text. Rotation pauses while the guest hovers over
 * the slides, focuses them by keyboard or looks at another tab. It does not start under reduced
 * motion or data saver.
 *
 * @avoid For content that guests must read: the slides rotate and can be paused.
 * @a11y A named carousel with a pause button. Rotation stops on hover, focus and reduced motion;
 * hidden slides are inert.
 */
export function MarketingSlides() {
  const { index, isPlaying, isRunning, togglePlaying, handlers } = useSlideshow(slides.length)

  return (
    <Root aria-roledescription={CAROUSEL_ROLE} aria-label={slidesCopy.label} {...handlers}>
      <Photos aria-hidden>
        <PhotoStack photos={photos} index={index} name="" sizes="50vw" />
      </Photos>
      <Slides aria-live={isRunning ? 'off' : 'polite'}>
        {slides.map(({ title, body }, position) => (
          <Slide key={title} data-current={position === index} inert={position !== index}>
            <Title>{title}</Title>
            <Body>{body}</Body>
          </Slide>
        ))}
      </Slides>
      <Pause
        type="button"
        aria-label={isPlaying ? slidesCopy.pause : slidesCopy.play}
        onClick={togglePlaying}
      >
        <Icon path={isPlaying ? ICON_PAUSE : ICON_PLAY} size="small" />
      </Pause>
    </Root>
  )
}

/** Parts of MarketingSlides: one line of text on phones, and text on a photo from `sm` up. */

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: {
    // Stays below the header at its own height, whatever the form beside it grows to.
    position: 'sticky',
    insetBlockStart: theme.spacing(12),
    alignSelf: 'start',
    overflow: 'hidden',
    alignItems: 'flex-end',
    padding: theme.spacing(4),
    borderRadius: theme.radius.photo,
    color: theme.vars.palette.onScrim,
    ...photoColumn(theme),
  },
  [theme.breakpoints.up('lg')]: { insetBlockStart: theme.spacing(14) },
}))

/** Hidden on phones. Lazy loading then keeps the photos from being fetched there. */
const Photos = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/** All slides share one grid cell, so the tallest sets the height and nothing shifts. */
const Slides = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: {
    // The scrim is as high as the words and fades out above them.
    margin: theme.spacing(-4),
    padding: theme.spacing(16, 4, 4),
    backgroundImage: `linear-gradient(to top, ${theme.vars.palette.scrimStrong}, ${theme.vars.palette.scrim} calc(100% - ${theme.spacing(16)}), transparent)`,
  },
}))

const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  ...takesTurns(theme),
}))

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.up('sm')]: { ...theme.typography.h1, color: 'inherit' },
}))

const Body = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(1, 0, 0),
  maxWidth: '26rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

const Pause = styled('button')(({ theme }) => ({
  ...roundButton(theme),
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  [theme.breakpoints.up('sm')]: {
    // Away from the words, in the corner that no toast covers.
    position: 'absolute',
    insetBlockStart: theme.spacing(2),
    insetInlineEnd: theme.spacing(2),
    backgroundColor: theme.vars.palette.scrimSoft,
    '&:hover': { backgroundColor: theme.vars.palette.scrim },
    '&:focus-visible': { outlineColor: theme.vars.palette.onScrim },
  },
}))
