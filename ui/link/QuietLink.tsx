import { styled } from '@mui/material/styles'
import { ContextLink } from './ContextLink'

/** A second-rank link, as in the foot of a page: underlined when pointed at or in focus. */
export const QuietLink = styled(ContextLink)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}))
