import { styled } from '@mui/material/styles'

/**
 * Sections of a page, stacked and separated by space and a hairline.
 *
 * @avoid For cards: CardColumns.
 * @a11y It adds nothing for screen readers.
 */
export const Sections = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > * + *': {
    marginBlockStart: theme.spacing(4),
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
  [theme.breakpoints.up('md')]: {
    '& > * + *': { marginBlockStart: theme.spacing(6), paddingBlockStart: theme.spacing(6) },
  },
}))
