import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { CAROUSEL_ROLE, SLIDE_ROLE } from '@domain/copy/carousel-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { useSwipe } from '@ui/gallery/use-swipe'
import { wrapIndex } from '@ui/gallery/wrap-index'
import { useSavesData } from '@ui/theme/use-saves-data'
import { useWantsStillness } from '@ui/theme/use-wants-stillness'
import { Content, ControlsPlace, HeroRoot, Overlay, SearchPlace, Slide, Slides } from './hero-parts'
import type { HeroSlide } from './hero-slides'
import { HeroControls } from './HeroControls'
import { HeroPhotoStack } from './HeroPhotoStack'
import { useAttention } from './use-attention'
import { useSlideClock } from './use-slide-clock'

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
  const [index, setIndex] = useState(0)
  // Undefined until the guest clicks the button. Until then the system's settings decide.
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const wantsStillness = useWantsStillness()
  const savesData = useSavesData()
  const { hasAttention, handlers } = useAttention()
  const total = slides.length
  const move = (step: 1 | -1) => setIndex((current) => wrapIndex(current, step, total))

  const isPlaying = choice ? choice === 'playing' : !wantsStillness && !savesData
  const isRunning = isPlaying && !hasAttention && total > 1
  const { area } = useSwipe(move)
  useSlideClock(isRunning, index, () => move(1))

  return (
    <HeroRoot
      ref={area}
      aria-roledescription={CAROUSEL_ROLE}
      aria-label={homeCopy.heroLabel}
      {...handlers}
    >
      <HeroPhotoStack photos={slides.map(({ photo }) => photo)} index={index} />
      <Overlay data-overlay data-tint={slides[index]?.tint} />
      {/* The controls come before the slides, so that a guest on the keyboard can stop them
          first. */}
      {total > 1 && (
        <ControlsPlace>
          <HeroControls
            index={index}
            total={total}
            isPlaying={isPlaying}
            onSelect={setIndex}
            onMove={move}
            onPlayingChange={(plays) => setChoice(plays ? 'playing' : 'paused')}
          />
        </ControlsPlace>
      )}
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
