import { styled } from '@mui/material/styles'

/**
 * Button of a day. The stay's band (`::before`) runs through the days of a week and is round at the
 * stay's ends, at the ends of a week and at those of the month. A chosen end is a circle
 * (`::after`) on the band.
 */
export const Day = styled('button')(({ theme }) => {
  const round = theme.radius.pill
  /** Centred, and as high as the circle. */
  const layer = {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: `calc(50% - ${theme.spacing(2.5)})`,
  } as const
  return {
    ...theme.typography.body2,
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    height: theme.size.touch,
    padding: 0,
    border: 0,
    borderRadius: theme.radius.field,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:disabled, &[aria-disabled="true"]': {
      fontWeight: 400,
      color: theme.vars.palette.text.disabled,
      cursor: 'default',
    },
    '&[aria-disabled="true"][data-booked="true"]': { textDecoration: 'line-through' },
    '&:focus-visible': { zIndex: 1, outlineOffset: theme.spacing(-0.25) },
    '& > span': { position: 'absolute', insetBlockEnd: theme.spacing(0.75) },

    '&[data-place]::before': {
      ...layer,
      insetInline: 0,
      backgroundColor: theme.vars.palette.actionTint,
    },
    '&[data-place="start"]::before': { insetInlineStart: `calc(50% - ${theme.spacing(2.5)})` },
    '&[data-place="end"]::before': { insetInlineEnd: `calc(50% - ${theme.spacing(2.5)})` },
    '&[data-place="both"]::before': { insetInline: `calc(50% - ${theme.spacing(2.5)})` },
    '&:is([data-place="start"], [data-place="both"], :first-of-type, :not([data-day]) + &)::before':
      {
        borderStartStartRadius: round,
        borderEndStartRadius: round,
      },
    '&:is([data-place="end"], [data-place="both"], :last-child, :has(+ :not([data-day])))::before':
      { borderStartEndRadius: round, borderEndEndRadius: round },

    // Hover and chosen ends share the circle.
    '&:not(:disabled, [aria-disabled="true"]):hover::after, &[data-chosen="true"]::after': {
      ...layer,
      insetInline: `calc(50% - min(50%, ${theme.spacing(2.5)}))`,
      boxSizing: 'border-box',
      borderWidth: 1,
      borderStyle: 'solid',
      borderColor: theme.vars.palette.outline,
      borderRadius: round,
    },
    '&[data-chosen="true"]': {
      fontWeight: 700,
      color: theme.vars.palette.onActionFill,
      '&::after, &:hover::after': {
        borderColor: 'transparent',
        backgroundColor: theme.vars.palette.actionFill,
      },
      '& > span': { borderColor: 'currentColor' },
    },
    // The whole cell has the system's colours then (global-styles.ts).
    '@media (forced-colors: active)': {
      '&[aria-selected="true"]::before, &[aria-selected="true"]::after': { display: 'none' },
    },
  }
})

/**
 * Dot of today or, as `data-kind="holiday"`, of a public holiday. It is a border, because forced
 * colours leave borders visible.
 */
export const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  borderWidth: theme.spacing(0.25),
  borderStyle: 'solid',
  borderRadius: theme.radius.pill,
  borderColor: theme.vars.palette.primary.main,
  '&[data-kind="holiday"]': { borderColor: theme.vars.palette.accent.fill },
}))
