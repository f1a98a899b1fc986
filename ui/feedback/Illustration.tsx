import { styled } from '@mui/material/styles'
import { drawings, type DrawingName, type Shape } from './drawings'

export interface IllustrationProps {
  /** Name of the drawing. */
  name: DrawingName
}

/**
 * Decorative line drawing for a state without content. The text below it carries the meaning.
 *
 * @avoid For photos or icons: PhotoFrame and Icon.
 * @a11y Hidden from screen readers, because the text beside it says the same.
 */
export function Illustration({ name }: IllustrationProps) {
  const shapes: readonly Shape[] = drawings[name]
  return (
    <Svg viewBox="0 0 160 160" aria-hidden focusable={false}>
      <circle cx="80" cy="82" r="66" />
      {shapes.map(({ d, filled }) => (
        <path key={d} d={d} data-filled={filled} />
      ))}
      {name === 'error' || name === 'offline' ? null : <path d="M20 134h120" />}
    </Svg>
  )
}

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: theme.size.illustration,
  height: theme.size.illustration,
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& circle': { fill: theme.vars.palette.actionTint, stroke: 'none' },
  '& [data-filled]': { fill: theme.vars.palette.ground },
}))
