import { styled } from '@mui/material/styles'

export interface IconProps {
  /** A 24-px path of the kept set, `@mdi/js`. */
  path: string
  size?: 'small' | 'medium' | 'large'
}

/** Rem, so that an icon grows with the text beside it. */
const sizes = { small: '1.125rem', medium: '1.5rem', large: '2rem' } as const

const Svg = styled('svg')({ flex: 'none', display: 'block', fill: 'currentColor' })

/** Decoration in the colour of its text: the control or the words around it carry the meaning. */
export function Icon({ path, size = 'medium' }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" width={sizes[size]} height={sizes[size]} aria-hidden focusable={false}>
      <path d={path} />
    </Svg>
  )
}
