import { styled } from '@mui/material/styles'

/**
 * List of label and value pairs, each a `dt` and a `dd` in a `div`. The value is at the end of the
 * line, where a long one wraps. In a narrow place it is at the end of the next line.
 */
export const LabelRows = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    boxSizing: 'border-box',
    minHeight: theme.size.touch,
    borderBlockEnd: `thin solid ${theme.vars.palette.line}`,
  },
  '& > div:last-of-type': { borderBlockEndWidth: 0 },
  // Two lines of text need the padding. A button is tall enough by itself.
  '& > div:not(:has(button))': { paddingBlock: theme.spacing(0.5) },
  '& dt': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
  '& dd': {
    margin: 0,
    flex: '1 1 6rem',
    maxWidth: '100%',
    textAlign: 'end',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    // A note beside an amount wraps as a whole.
    '& > span': { display: 'inline-block' },
  },
}))
