import Link, { type LinkProps } from '@mui/material/Link'
import { styled } from '@mui/material/styles'

export type TouchLinkProps = LinkProps

/**
 * Link on a line of its own. It looks like a link in a sentence, and its hit area is as high as a
 * button's.
 *
 * @avoid Within a sentence: its tall hit area would cover the next line.
 * @a11y A native anchor with a target of 44 pixels.
 */
export const TouchLink = styled(Link)<TouchLinkProps>(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    height: theme.size.touch,
    transform: 'translateY(-50%)',
  },
}))
