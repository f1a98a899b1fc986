import { mdiPause, mdiPlay } from '@mdi/js'
import { useState } from 'react'
import { slidesCopy } from '@domain/copy/slides-copy'
import type { Photo } from '@domain/schemas/listing-schema'
import { useAttention } from '@ui/home/use-attention'
import { useSlideClock } from '@ui/home/use-slide-clock'
import { PhotoStack } from '@ui/listing/PhotoStack'
import { Icon } from '@ui/text/Icon'
import { authPhotos } from './auth-photos'
import { Body, Pause, Photos, Root, Scrim, Slide, Slides, Title } from './slide-parts'
import { useSavesData } from '../theme/use-saves-data'
import { useWantsStillness } from '../theme/use-wants-stillness'

export interface MarketingSlidesProps {
  /** One a slide; what they show is decoration, the words carry the message. */
  photos?: readonly Photo[]
}

const { slides } = slidesCopy

/**
 * The three slides of the authentication pages, one every 5 seconds (section 1). From sm up words
 * on a photo, below that a line of words, on the same clock. It waits while the guest points at it,
 * is in it by keyboard or looks at another tab; under reduced motion, or where data is saved, it stands still.
 */
export function MarketingSlides({ photos = authPhotos }: MarketingSlidesProps) {
  const [index, setIndex] = useState(0)
  // What the guest asked for by button; until then the system's setting decides.
  const [choice, setChoice] = useState<boolean>()
  const wantsStillness = useWantsStillness()
  const savesData = useSavesData()
  const { hasAttention, handlers } = useAttention()
  const isPlaying = choice ?? (!wantsStillness && !savesData)
  const isRunning = isPlaying && !hasAttention
  useSlideClock(isRunning, index, () => setIndex((index + 1) % slides.length))

  return (
    <Root aria-roledescription="carousel" aria-label={slidesCopy.label} {...handlers}>
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
        <Icon path={isPlaying ? mdiPause : mdiPlay} size="small" />
      </Pause>
    </Root>
  )
}
