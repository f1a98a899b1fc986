import { styled } from '@mui/material/styles'
import { brandCopy } from '@domain/copy'

export interface LogoProps {
  /** Leaves the word out where there is no room for it; whatever holds the logo names it. */
  markOnly?: boolean
}

/** A roof over an open door. The splash and the browser's tab draw the same path. */
export const roofMark = 'M3 14.2 14 4l11 10.2M6.6 11v12.2h4.6v-5.6a2.8 2.8 0 0 1 5.6 0v5.6h4.6V11'

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.pxToRem(22),
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
}))

const Mark = styled('svg')({
  width: '1.3em',
  height: '1.3em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** The word of the house under its roof. */
export function Logo({ markOnly = false }: LogoProps) {
  return (
    <Root>
      <Mark viewBox="0 0 28 28" aria-hidden>
        <path d={roofMark} />
      </Mark>
      {markOnly ? null : brandCopy.name}
    </Root>
  )
}
