import { styled } from '@mui/material/styles'
import { brandCopy } from '@domain/copy/brand-copy'
import { ROOF_MARK } from './roof-mark'

export interface LogoProps {
  /**
   * Shows the mark without the name, for narrow places. The parent must then provide an accessible
   * name.
   */
  markOnly?: boolean | undefined
}

/**
 * Logo: the roof mark and the product's name.
 *
 * @avoid As an icon in a sentence.
 * @a11y The name is text. With `markOnly` the parent must give a name.
 */
export function Logo({ markOnly = false }: LogoProps) {
  return (
    <Root>
      <Mark viewBox="0 0 28 28" aria-hidden>
        <path d={ROOF_MARK} />
      </Mark>
      {markOnly ? null : brandCopy.name}
    </Root>
  )
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
