import { styled } from '@mui/material/styles'

export interface IconProps {
  /** SVG path on a 24-pixel grid, from icons.ts. */
  path: string
  /** Size in rem: 'small' 1.125, 'medium' 1.5 (the default) or 'large' 2. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Fills the outline, as of a heart that is saved. False by default. */
  isFilled?: boolean | undefined
}

/** Sizes in rem, so that an icon grows with the text beside it. */
const sizes = { small: '1.125rem', medium: '1.5rem', large: '2rem' } as const

/**
 * Decorative outline icon in the colour of the surrounding text. The control or the text around it
 * carries the meaning.
 *
 * @avoid As a button: MUI's IconButton with a name. For drawings: Illustration.
 * @a11y Hidden from screen readers; the text beside it is read.
 */
export function Icon({ path, size = 'medium', isFilled = false }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      width={sizes[size]}
      height={sizes[size]}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden
      focusable={false}
    >
      <path d={path} />
    </Svg>
  )
}

const Svg = styled('svg')({
  flex: 'none',
  display: 'block',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
