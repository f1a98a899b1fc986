import { styled, type Theme } from '@mui/material/styles'
import { roofLine } from '@ui/theme/roof-line'

/**
 * Width of the fade at the edges of the row. PropertyTypeTabs and its failed variant share these
 * parts.
 */

const FADE = '2.5rem'
const before = `linear-gradient(to right, transparent, black ${FADE})`
const after = `linear-gradient(to left, transparent, black ${FADE})`

export const TypeTabRow = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE,
  borderBlockEnd: `${theme.spacing(0.125)} solid ${theme.vars.palette.line}`,
  '&[data-more-before]': { maskImage: before },
  '&[data-more-after]': { maskImage: after },
  '&[data-more-before][data-more-after]': {
    maskImage: `${before}, ${after}`,
    maskComposite: 'intersect',
  },
}))

/** Returns the height of the row with its border. Large text makes it taller: icon and word grow. */
export const typeTabsHeight = ({ spacing }: Theme) =>
  `max(${spacing(8.625)}, ${spacing(2.875)} + 2.77rem)`

export const TypeTab = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: theme.spacing(0.5),
  minWidth: theme.spacing(9),
  minHeight: theme.spacing(8.5),
  padding: theme.spacing(1, 1.5, 1.25),
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  'button&': { cursor: 'pointer' },
  '&::after': {
    ...roofLine,
    transform: 'scaleX(0)',
    transition: theme.transitions.create('transform', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    '&::after': { transform: 'none' },
  },
  // The row would cut off a ring outside the tab.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.5),
    borderRadius: theme.radius.field,
  },
}))
