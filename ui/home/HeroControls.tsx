import { styled } from '@mui/material/styles'
import { homeCopy } from '@domain/copy/home-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_PAUSE, ICON_PLAY } from '@ui/text/icons'

export interface HeroControlsProps {
  /** Index of the current slide, starting at 0. */
  index: number
  /** Number of slides. */
  total: number
  /** Whether the slides rotate. It sets the icon and label of the pause button. */
  isPlaying: boolean
  /** Callback fired with the index of the clicked dot. */
  onSelect: (index: number) => void
  /** Callback fired with 1 for the next slide or -1 for the previous. */
  onMove: (step: 1 | -1) => void
  /** Callback fired with true to start the rotation, or with false to pause it. */
  onPlayingChange: (isPlaying: boolean) => void
}

/**
 * Row with the hero's pause button, which comes first for the keyboard, its arrows and dots.
 *
 * @avoid Outside HeroCarousel.
 * @a11y Named buttons. Each dot says its slide, and the current one has `aria-current`.
 */
export function HeroControls({
  index,
  total,
  isPlaying,
  onSelect,
  onMove,
  onPlayingChange,
}: HeroControlsProps) {
  return (
    <Row>
      <Control
        type="button"
        aria-label={isPlaying ? homeCopy.heroPause : homeCopy.heroPlay}
        onClick={() => onPlayingChange(!isPlaying)}
      >
        <Icon path={isPlaying ? ICON_PAUSE : ICON_PLAY} size="small" />
      </Control>
      <Control type="button" aria-label={homeCopy.heroPrevious} onClick={() => onMove(-1)}>
        <Icon path={ICON_CHEVRON_LEFT} />
      </Control>
      {Array.from({ length: total }, (_, position) => (
        <Dot
          key={position}
          type="button"
          aria-label={homeCopy.heroSlide(position + 1, total)}
          aria-current={position === index}
          onClick={() => onSelect(position)}
        />
      ))}
      <Control type="button" aria-label={homeCopy.heroNext} onClick={() => onMove(1)}>
        <Icon path={ICON_CHEVRON_RIGHT} />
      </Control>
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', pointerEvents: 'auto' })

const Control = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: 'none',
  color: theme.vars.palette.onScrim,
  cursor: 'pointer',
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
    outlineWidth: 1,
    outlineStyle: 'solid',
    outlineColor: 'transparent',
    opacity: 0.6,
    transition: theme.transitions.create(['opacity', 'transform'], {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:hover': { background: 'none' },
  '&:hover::before': { opacity: 1 },
  '&[aria-current="true"]::before': { opacity: 1, transform: 'scale(1.5)' },
}))
