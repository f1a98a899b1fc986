import { styled } from '@mui/material/styles'
import { ContextLink } from './ContextLink'

/**
 * Secondary link, as in the footer. It is underlined on hover and focus.
 *
 * @avoid Within a sentence: a link there is underlined from the start.
 * @a11y A native anchor; hover and focus underline it.
 */
export const QuietLink = styled(ContextLink)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}))
