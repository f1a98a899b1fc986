import { styled } from '@mui/material/styles'

/**
 * Parts of ListingCard. They are styled once instead of per card, because a page renders a dozen.
 */

export const CardRoot = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  // Keeps the place of the photo, which follows the text in a page that is still arriving.
  '&::before': { content: '""', gridArea: '1 / 1', aspectRatio: '4 / 3' },
  // The photos handle horizontal touches.
  touchAction: 'pan-y pinch-zoom',
  '& [data-arrow]': {
    // Above the card's link.
    zIndex: 2,
    opacity: 0,
    transition: theme.transitions.create('opacity', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:focus-within [data-arrow]': { opacity: 1 },
  // Dots are quiet while nobody looks at this card.
  '&:not(:hover, :active, :focus-within) [data-dot]': { opacity: 0.5, scale: '0.75' },
  '&:not(:hover, :active, :focus-within) [data-dot][data-current="true"]': { opacity: 0.9 },
  '@media (hover: hover)': {
    '&:hover [data-arrow]': { opacity: 1 },
    '&:hover [data-zoom]': { transform: 'scale(1.02)' },
  },
  // Touch users swipe, and arrows would only cover the photo. Keyboard focus still reveals them.
  '@media (hover: none)': {
    '& [data-arrow]': { pointerEvents: 'none' },
    '&:focus-within [data-arrow]:not(:focus-within)': { opacity: 0 },
  },
}))

export const ActionCorner = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.spacing(0.5),
  insetInlineEnd: theme.spacing(0.5),
}))

/** Follows the photo on the screen, and precedes it for the keyboard and screen readers. */
export const Body = styled('div')(({ theme }) => ({
  gridArea: '2 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.25),
  paddingBlockStart: theme.spacing(1.5),
}))

/** Maximum width of a list at which large text leaves room for only a few letters of a name. */
const ROOM_FOR_LETTERS = '@container (max-width: 15rem)'

export const NameRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
}))

export const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  minWidth: 0,
  margin: 0,
  // A name of another direction keeps it and its ellipsis, but starts at the edge of the facts below.
  textAlign: 'left',
  '[dir="rtl"] &': { textAlign: 'right' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [ROOM_FOR_LETTERS]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    // Extends the link over the whole card.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: theme.radius.photo,
      outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: theme.spacing(0.5),
    },
  },
}))

export const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '&[data-place]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
}))

export const Price = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingBlockStart: theme.spacing(0.5),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& b': { ...theme.typography.price, color: theme.vars.palette.text.primary },
}))
