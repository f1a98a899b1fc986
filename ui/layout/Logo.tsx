import { styled } from '@mui/material/styles'
import { brandCopy } from '@domain/copy/brand-copy'
import { roofMark } from './roof-mark'

export interface LogoProps {
  /** Leaves the word out where there is no room for it; whatever holds the logo names it. */
  markOnly?: boolean
}

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
