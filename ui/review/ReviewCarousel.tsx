import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type KeyboardEvent } from 'react'
import { BREAKPOINTS, REVIEWS_PER_VIEW } from '@domain/constants'
import { CAROUSEL_ROLE, SLIDE_ROLE } from '@domain/copy/carousel-copy'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import type { SampleReview } from '@domain/schemas/sample-shapes'
import { useSwipe } from '@ui/gallery/use-swipe'
import { wrapIndex } from '@ui/gallery/wrap-index'
import { Avatar } from '@ui/layout/Avatar'
import { hasModifier } from '@ui/layout/has-modifier'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_QUOTE } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { mediaQuery } from '@ui/theme/media-query'
import { useMedia } from '@ui/theme/use-media'

export interface ReviewCarouselProps {
  /** Reviews in their order. Authors must be unique. */
  reviews: readonly SampleReview[]
}

/**
 * Carousel that shows three, two or one review at a time. Buttons, arrow keys and swipes move by a
 * whole view and wrap at both ends. The views follow the finger, and otherwise fade.
 *
 * @avoid For photos: PhotoCarousel.
 * @a11y A named carousel. Arrow keys and buttons move; a status says the position; hidden views are
 * inert.
 */
export function ReviewCarousel({ reviews }: ReviewCarouselProps) {
  const perView = usePerView()
  // The state holds the index of a review instead of a view, so that the guest keeps their place
  // when the width changes.
  const [first, setFirst] = useState(0)
  const views = viewsOf(reviews, perView)
  const total = views.length
  const current = Math.min(Math.floor(first / perView), Math.max(0, total - 1))
  const move = (step: 1 | -1) => setFirst(wrapIndex(current, step, total) * perView)
  const hasSeveral = total > 1
  const { area, strip, side } = useSwipe(hasSeveral && move)
  const beside = wrapIndex(current, side, total)
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && !hasModifier(event)) move(step)
  }

  if (total === 0) return <Typography color="textSecondary">{reviewsCopy.none}</Typography>
  return (
    <Root
      ref={area}
      role="group"
      aria-roledescription={CAROUSEL_ROLE}
      aria-label={reviewsCopy.fromGuests}
      onKeyDown={hasSeveral ? moveByKey : undefined}
    >
      <Top>
        <Typography variant="h3">{reviewsCopy.fromGuests}</Typography>
        {hasSeveral && (
          <Controls>
            <Counter role="status">
              <span aria-hidden>{reviewsCopy.position(current + 1, total)}</span>
              <VisuallyHidden>{reviewsCopy.positionInWords(current + 1, total)}</VisuallyHidden>
            </Counter>
            <IconButton aria-label={reviewsCopy.previous} onClick={() => move(-1)}>
              <Icon path={ICON_CHEVRON_LEFT} />
            </IconButton>
            <IconButton aria-label={reviewsCopy.next} onClick={() => move(1)}>
              <Icon path={ICON_CHEVRON_RIGHT} />
            </IconButton>
          </Controls>
        )}
      </Top>
      <Views ref={strip}>
        {views.map((view, index) => (
          <View
            key={index}
            role="group"
            aria-roledescription={SLIDE_ROLE}
            aria-label={reviewsCopy.positionInWords(index + 1, total)}
            data-current={index === current}
            data-beside={index === beside && index !== current ? side : undefined}
            sx={{ gridTemplateColumns: `repeat(${perView}, minmax(0, 1fr))` }}
            inert={index !== current}
          >
            {view.map((review) => (
              <ReviewCard key={review.author} {...review} />
            ))}
          </View>
        ))}
      </Views>
    </Root>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Parts of the carousel. All views share one grid cell, so the tallest sets the height. */

const Root = styled('div')({
  minWidth: 0,
  touchAction: 'pan-y pinch-zoom',
  // Hides the view at the side, without cutting off focus rings above and below.
  overflowX: 'clip',
})

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& button': {
    border: `thin solid ${theme.vars.palette.outline}`,
  },
}))

const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineEnd: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}))

const Views = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const View = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gap: theme.spacing(3),
  transition: theme.transitions.create(['opacity', 'visibility']),
  // A view at the side stays there until it has faded.
  '&[data-current="false"]': {
    opacity: 0,
    visibility: 'hidden',
    transitionProperty: 'opacity, visibility, translate',
    transitionDelay: `0s, 0s, ${theme.transitions.duration.standard}ms`,
  },
  '&[data-beside]': { opacity: 1, visibility: 'visible', transition: 'none' },
  '&[data-beside="1"]': { translate: '100%' },
  '&[data-beside="-1"]': { translate: '-100%' },
}))

const from = (width: number) => mediaQuery(`(min-width: ${width / 16}em)`)
const medium = from(BREAKPOINTS.sm)
const large = from(BREAKPOINTS.lg)

/**
 * Returns the number of reviews side by side: 3 in large windows, 2 in medium and 1 in small ones.
 */
function usePerView(): number {
  const isMedium = useMedia(medium)
  const isLarge = useMedia(large)
  if (isLarge) return REVIEWS_PER_VIEW.lg
  return isMedium ? REVIEWS_PER_VIEW.md : REVIEWS_PER_VIEW.sm
}

/** Quote from a review with its author. The author's initials replace a missing picture. */
function ReviewCard({ text, author, image }: SampleReview) {
  return (
    <Card>
      <Icon path={ICON_QUOTE} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <Avatar name={author} src={image} />
        {author}
      </figcaption>
    </Card>
  )
}

const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(3),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.vars.palette.accent.main },
  '& > blockquote': { flexGrow: 1, margin: 0 },
  '& > figcaption': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(1),
  },
}))

/** Splits the reviews into groups of `perView`, in order. The last group may be smaller. */
const viewsOf = (reviews: readonly SampleReview[], perView: number) =>
  Array.from({ length: Math.ceil(reviews.length / perView) }, (_, view) =>
    reviews.slice(view * perView, (view + 1) * perView),
  )
