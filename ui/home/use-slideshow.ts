import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react'
import { TIME } from '@domain/constants'
import { useTabHidden } from '@ui/feedback/use-tab-hidden'
import { wrapIndex } from '@ui/gallery/wrap-index'
import { useSavesData } from '@ui/theme/use-saves-data'
import { useWantsStillness } from '@ui/theme/use-wants-stillness'

/**
 * State of slides that change every 5 seconds. They pause while the guest hovers over the part of
 * the page with the handlers, focuses it by keyboard or looks at another tab. They do not start
 * under reduced motion or data saver.
 */
export function useSlideshow(total: number) {
  const [index, setIndex] = useState(0)
  // Undefined until the guest clicks the button. Until then the system's settings decide.
  const [choice, setChoice] = useState<boolean>()
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const wantsStillness = useWantsStillness()
  const savesData = useSavesData()
  const isTabHidden = useTabHidden()

  const isPlaying = choice ?? (!wantsStillness && !savesData)
  const isRunning = isPlaying && !isPointed && !isFocused
  const move = (step: 1 | -1) => setIndex((current) => wrapIndex(current, step, total))
  const tick = useEffectEvent(() => move(1))
  const ticks = isRunning && !isTabHidden
  // It restarts with each slide, so that a slide the guest chose gets its full time.
  useEffect(() => {
    if (!ticks) return
    const timer = setInterval(() => tick(), TIME.slideInterval)
    return () => clearInterval(timer)
  }, [ticks, index])

  return {
    index,
    setIndex,
    move,
    isPlaying,
    isRunning,
    togglePlaying: () => setChoice(!isPlaying),
    handlers: {
      // A touch fires "enter" without a later "leave", so only a mouse counts.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
