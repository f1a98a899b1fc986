import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { CONTENT_ID } from './content-id'

export interface SkipLinkProps {
  /** Id of the element to skip to, which can take the focus. The content by default. */
  to?: string | undefined
  /** Text of the link, 'Skip to content' by default. */
  children?: string | undefined
}

/**
 * Link that skips the header, as the first of the page, or other long content. It is visible only
 * while it is focused.
 *
 * @avoid For other jumps within a page: a link in the text.
 * @a11y The first tab stop of what it skips; Enter moves beyond it.
 */
export function SkipLink({ to = CONTENT_ID, children = headerCopy.skipToContent }: SkipLinkProps) {
  return <Anchor href={`#${to}`}>{children}</Anchor>
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.radius.field,
  color: theme.vars.palette.onActionFill,
  backgroundColor: theme.vars.palette.actionFill,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))
