import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { CONTENT_ID } from './content-id'

/**
 * First link of the page, which skips the header. It is visible only while it is focused.
 *
 * @avoid For other jumps within a page: a link in the text.
 * @a11y The first tab stop; Enter moves to the main content.
 */
export function SkipLink() {
  return <Anchor href={`#${CONTENT_ID}`}>{headerCopy.skipToContent}</Anchor>
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
