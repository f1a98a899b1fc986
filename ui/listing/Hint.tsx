import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'

export interface HintProps {
  /** Without a text there is no hint, only the control. */
  text?: string | undefined
  /**
   * Which edge of the control the hint keeps to; 'end' near the right edge of a page. 'row' is
   * above the positioned row around the controls, which have one thing to say together.
   */
  align?: 'start' | 'centre' | 'end' | 'row'
  /** Draws the control; it carries the id as `aria-describedby`. */
  children: (hintId: string | undefined) => ReactNode
}

/**
 * A short word about a control, on hover and on focus. By CSS alone: the cards of a page carry a
 * dozen of them, and MUI's Tooltip would weigh more than the cards. Escape hides it.
 */
export function Hint({ text, align = 'centre', children }: HintProps) {
  const id = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const show = () => setIsDismissed(false)
  return (
    <Anchor
      as={align === 'row' ? 'div' : 'span'}
      data-align={align}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsDismissed(true)
      }}
      onMouseLeave={show}
      onBlur={show}
    >
      {children(text ? id : undefined)}
      {text && (
        <Bubble role="tooltip" id={id} data-align={align} data-dismissed={isDismissed}>
          {text}
        </Bubble>
      )}
    </Anchor>
  )
}

const Anchor = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  // Not positioned, so that a row which scrolls does not cut its hint.
  '&[data-align="row"]': { position: 'static', display: 'block', minWidth: 0 },
  '&:hover > [role="tooltip"], &:focus-within > [role="tooltip"]': {
    opacity: 1,
    visibility: 'visible',
  },
  '& > [role="tooltip"][data-dismissed="true"]': { visibility: 'hidden' },
})

const Bubble = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: '16rem',
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.radius.field,
  color: theme.vars.palette.ground,
  backgroundColor: theme.vars.palette.text.primary,
  opacity: 0,
  visibility: 'hidden',
  transition: theme.transitions.create('opacity', {
    duration: theme.transitions.duration.shortest,
  }),
  '&:not([data-align="row"])': { insetBlockStart: '100%' },
  '&[data-align="row"]': { insetBlockEnd: '100%' },
  '&[data-align="start"], &[data-align="row"]': { insetInlineStart: 0 },
  '&[data-align="centre"]': { insetInlineStart: '50%', transform: 'translateX(-50%)' },
  '&[data-align="end"]': { insetInlineEnd: 0 },
}))
