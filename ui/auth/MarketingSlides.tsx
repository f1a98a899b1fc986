import { useState } from 'react'
import { CAROUSEL_ROLE } from '@domain/copy/carousel-copy'
import { slidesCopy } from '@domain/copy/slides-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { useAttention } from '@ui/home/use-attention'
import { useSlideClock } from '@ui/home/use-slide-clock'
import { PhotoStack } from '@ui/listing/PhotoStack'
import { Icon } from '@ui/text/Icon'
import { ICON_PAUSE, ICON_PLAY } from '@ui/text/icons'
import { useSavesData } from '@ui/theme/use-saves-data'
import { useWantsStillness } from '@ui/theme/use-wants-stillness'
import { Body, Pause, Photos, Root, Scrim, Slide, Slides, Title } from './slide-parts'

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
  const [index, setIndex] = useState(0)
  // Undefined until the guest clicks the button. Until then the system's settings decide.
  const [choice, setChoice] = useState<boolean>()
  const wantsStillness = useWantsStillness()
  const savesData = useSavesData()
  const { hasAttention, handlers } = useAttention()
  const isPlaying = choice ?? (!wantsStillness && !savesData)
  const isRunning = isPlaying && !hasAttention
  useSlideClock(isRunning, index, () => setIndex((index + 1) % slides.length))

  return (
    <Root aria-roledescription={CAROUSEL_ROLE} aria-label={slidesCopy.label} {...handlers}>
      <Photos aria-hidden>
        <PhotoStack photos={photos} index={index} name="" sizes="50vw" />
        <Scrim />
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
        onClick={() => setChoice(!isPlaying)}
      >
        <Icon path={isPlaying ? ICON_PAUSE : ICON_PLAY} size="small" />
      </Pause>
    </Root>
  )
}
