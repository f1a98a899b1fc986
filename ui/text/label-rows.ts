import { styled } from '@mui/material/styles'

/** Pairs of `dt` and `dd`, each in a `div`: label left, value right, or below where it is narrow. */
export const LabelRows = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    minHeight: theme.size.touch,
    borderBlockEndWidth: 1,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: theme.vars.palette.line,
  },
  '& > div:last-of-type': { borderBlockEndWidth: 0 },
  '& dt': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
  '& dd': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}))
