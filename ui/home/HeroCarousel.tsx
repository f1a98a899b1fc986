import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { BREAKPOINTS } from '@domain/constants'
import { CAROUSEL_ROLE, SLIDE_ROLE } from '@domain/copy/carousel-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { useSwipe } from '@ui/gallery/use-swipe'
import { roundButton } from '@ui/layout/round-button'
import { useNarrowPhoto } from '@ui/listing/use-narrow-photo'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_PAUSE, ICON_PLAY } from '@ui/text/icons'
import { useSmallPhotos } from '@ui/theme/use-saves-data'
import { Content, ControlsPlace, HeroRoot, Overlay, SearchPlace, Slide, Slides } from './hero-parts'
import type { HeroSlide } from './hero-slides'
import { useSlideshow } from './use-slideshow'

export interface HeroCarouselProps {
  /** Slides of the hero, three on the home page. */
  slides: readonly HeroSlide[]
  /** Search below the text, which stays while the slides change. Usually a HeroSearch. */
  search?: ReactNode | undefined
}

/**
 * Hero of large photos with a title each, which changes every 5 seconds and wraps, around a search. It pauses while
 * the guest hovers over it, focuses it by keyboard or looks at another tab, and the pause button
 * stops it. It does not start under reduced motion or data saver.
 *
 * @avoid For content that guests must read: it rotates.
 * @a11y A named carousel; the pause button is its first control. Slides are groups with a number,
 * and hidden ones are inert.
 */
export function HeroCarousel({ slides, search }: HeroCarouselProps) {
  const total = slides.length
  const { index, setIndex, move, isPlaying, isRunning, togglePlaying, handlers } =
    useSlideshow(total)
  const { area } = useSwipe(move)

  return (
    <HeroRoot
      ref={area}
      aria-roledescription={CAROUSEL_ROLE}
      aria-label={homeCopy.heroLabel}
      {...handlers}
    >
      <HeroPhotos slides={slides} index={index} />
      <Overlay data-overlay data-tint={slides[index]?.tint} />
      {/* The controls come before the slides, so that a guest on the keyboard can stop them
          first. */}
      <ControlsPlace>
        <Control
          type="button"
          aria-label={isPlaying ? homeCopy.heroPause : homeCopy.heroPlay}
          onClick={togglePlaying}
        >
          <Icon path={isPlaying ? ICON_PAUSE : ICON_PLAY} size="small" />
        </Control>
        <Control type="button" aria-label={homeCopy.heroPrevious} onClick={() => move(-1)}>
          <Icon path={ICON_CHEVRON_LEFT} />
        </Control>
        {slides.map((_, position) => (
          <Dot
            key={position}
            type="button"
            aria-label={homeCopy.heroSlide(position + 1, total)}
            aria-current={position === index}
            onClick={() => setIndex(position)}
          />
        ))}
        <Control type="button" aria-label={homeCopy.heroNext} onClick={() => move(1)}>
          <Icon path={ICON_CHEVRON_RIGHT} />
        </Control>
      </ControlsPlace>
      <Slides aria-live={isRunning ? 'off' : 'polite'}>
        {slides.map(({ title, subtitle }, position) => (
          <Slide
            key={position}
            role="group"
            aria-roledescription={SLIDE_ROLE}
            aria-label={homeCopy.heroSlide(position + 1, total)}
            data-current={position === index}
            inert={position !== index}
          >
            <Content>
              <Typography variant="display" component="h2">
                {title}
              </Typography>
              <Typography data-subtitle>{subtitle}</Typography>
              <Button variant="pill" href={paths.discover}>
                {homeCopy.discover}
              </Button>
            </Content>
          </Slide>
        ))}
      </Slides>
      <SearchPlace>{search}</SearchPlace>
    </HeroRoot>
  )
}

const Control = styled('button')(({ theme }) => ({
  ...roundButton(theme),
  color: theme.vars.palette.onScrim,
  '&:hover': { backgroundColor: theme.vars.palette.scrimSoft },
  '&:focus-visible': { outlineColor: theme.vars.palette.onScrim, outlineOffset: 0 },
}))

/** A small dot in a large touch area. */
const Dot = styled(Control)(({ theme }) => ({
  '&::before': {
    content: '""',
    width: theme.spacing(1),
    height: theme.spacing(1),
    borderRadius: theme.radius.pill,
    backgroundColor: 'currentColor',
    // Forced colours paint a transparent outline.
    outline: 'thin solid transparent',
    opacity: 0.6,
    transition: theme.transitions.create(['opacity', 'transform'], {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:hover': { background: 'none' },
  '&:hover::before': { opacity: 1 },
  '&[aria-current="true"]::before': { opacity: 1, transform: 'scale(1.5)' },
}))

/**
 * Stack of the hero's photos. The first is requested before everything else on the page, and each
 * other one on its first turn. Until a photo has loaded, the previous one stays visible.
 */
function HeroPhotos({ slides, index }: { slides: readonly HeroSlide[]; index: number }) {
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
  return slides.map(({ file, photo, focus, still }, position) =>
    order.seen.includes(position) ? (
      <Layer
        key={position}
        data-depth={depthOf(position)}
        // The first photo is the page's largest element, so it does not wait for a fade.
        data-loaded={position === 0 || loaded.includes(position)}
        sx={({ breakpoints }) => ({
          ...(position === 0 && { background: still }),
          '& img': {
            objectPosition: focus.phone,
            [breakpoints.up('md')]: { objectPosition: focus.wide },
          },
        })}
      >
        <picture>
          <source
            media={`(max-width: ${BREAKPOINTS.md / 16 - 0.01}em)`}
            sizes="100vw"
            srcSet={`/hero/${file}-phone.webp 800w`}
          />
          <img
            alt={photo}
            sizes="100vw"
            srcSet={
              (position === 0 ? isFirstNarrow : isSmall)
                ? undefined
                : `/hero/${file}-1280.webp 1280w, /hero/${file}-1920.webp 1920w`
            }
            fetchPriority={position === 0 ? 'high' : 'auto'}
            decoding={position === 0 ? 'sync' : 'async'}
            src={`/hero/${file}-1280.webp`}
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
