import type { Theme } from '@mui/material/styles'

/**
 * Style of a box whose content begins and ends with that of every page. Header, bars, hero and
 * PageFrame share it.
 */
export const atGutters = ({ size, breakpoints }: Theme) =>
  ({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: size.frame + 2 * size.gutter.desktop,
    marginInline: 'auto',
    paddingInline: size.gutter.phone,
    [breakpoints.up('sm')]: { paddingInline: size.gutter.tablet },
    [breakpoints.up('lg')]: { paddingInline: size.gutter.desktop },
  }) as const
