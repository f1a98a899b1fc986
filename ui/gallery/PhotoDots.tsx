import { styled } from '@mui/material/styles'

export interface PhotoDotsProps {
  /** Index of the current photo, starting at 0. */
  index: number
  /** Number of photos. */
  total: number
}

/** Maximum number of dots that fit on a phone. With more photos the row follows the current one. */
const DOTS_MAX = 7

/**
 * Dots that show the position among the photos. They are decorative, because a counter says the
 * same in text.
 *
 * @avoid As a control: the dots cannot be clicked.
 * @a11y Hidden from screen readers, because a counter says the same.
 */
export function PhotoDots({ index, total }: PhotoDotsProps) {
  const shown = Math.min(total, DOTS_MAX)
  const first = Math.min(Math.max(0, index - Math.floor(shown / 2)), total - shown)
  return (
    <Row aria-hidden>
      {Array.from({ length: shown }, (_, offset) => (
        <Dot key={first + offset} data-dot data-current={first + offset === index} />
      ))}
    </Row>
  )
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.75),
  pointerEvents: 'none',
}))

const Dot = styled('span')(({ theme }) => ({
  width: 7,
  height: 7,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.onScrim,
  boxShadow: `0 0 ${theme.spacing(0.5)} ${theme.vars.palette.scrimSoft}`,
  opacity: 0.6,
  '&[data-current="true"]': { opacity: 1, transform: 'scale(1.25)' },
}))
